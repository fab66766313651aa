/** Runs the private reads of a shell for one customer. */

import { createBatchingClient } from '#server/clients/page-client.ts'
import type { PrivateReadName, PrivateReads, RequestContext } from '#server/context.ts'
import type { Result } from '#service/result.ts'
import { createInProcessApi } from './in-process.ts'
import { runPrivateRead } from './private-reads.ts'

/** Runs them as the context's customer, in one document if the contract has one. Failures are results. */
export async function runPrivateReads(
  reads: PrivateReads,
  context: RequestContext,
): Promise<Record<string, Result<unknown>>> {
  let isAlive = false
  const sessionClient = createBatchingClient(context.sessionClient, () => {
    isAlive = true
  })
  // the response has named the account: no further call has to check the session
  const isSessionActive = async () => isAlive || context.isSessionActive()
  const api = createInProcessApi({ ...context, sessionClient, isSessionActive })
  // the router's own not-found error has no message
  const notFound = { ok: false, problem: { status: 404, title: context.t('problems.notFound') } } as const
  const answers = (Object.keys(reads) as PrivateReadName[]).map(
    async (name) => [name, await runPrivateRead(api, name, reads[name] ?? []).catch(() => notFound)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
