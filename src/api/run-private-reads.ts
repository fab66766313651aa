import { createBatchingClient } from '#server/clients/batching-client.ts'
import type { PrivateReadName, PrivateReads, RequestContext } from '#server/context/context.ts'
import type { Result } from '#service/result.ts'
import { createInProcessApi } from './in-process.ts'
import { runPrivateRead } from './private-reads.ts'

/** Runs the private reads of a page shell as one GraphQL document if the contract has one. A failed read is a result with a problem. */
export async function runPrivateReads(
  reads: PrivateReads,
  context: RequestContext,
): Promise<Record<string, Result<unknown>>> {
  let isAlive = false
  const sessionClient = createBatchingClient(context.sessionClient, () => {
    isAlive = true
  })
  // the batch response already proves that the session is active
  const isSessionActive = async () => isAlive || context.isSessionActive()
  const api = createInProcessApi({ ...context, sessionClient, isSessionActive })
  // the router's notFound has no message
  const notFound = { ok: false, problem: { status: 404, title: context.t('problems.notFound') } } as const
  const answers = (Object.keys(reads) as PrivateReadName[]).map(
    async (name) => [name, await runPrivateRead(api, name, reads[name] ?? []).catch(() => notFound)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
