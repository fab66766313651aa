/** Asks what a page for every customer is short of (private-reads.ts), for one of them. Handed on by start/render.tsx, called by pages/send-template.ts. */
import { type Result, toResult } from '#api/core/result.ts'
import { createPageClient } from '#server/clients/page-client.ts'
import type { PrivateRead, RequestContext } from '#server/context.ts'
import { createInProcessApi } from './in-process.ts'

type Call = (...asked: readonly unknown[]) => Promise<unknown>

/** In the name of the context's customer, in one document where there is one; what fails says so in its result. */
export async function askWrittenDown(
  reads: Readonly<Record<string, PrivateRead>>,
  context: RequestContext,
): Promise<Record<string, Result<unknown>>> {
  let isAlive = false
  const sessionClient = createPageClient(context.sessionClient, () => {
    isAlive = true
  })
  // who was just told of the account need not ask whether there is one
  const isSessionAlive = async () => isAlive || context.isSessionAlive()
  const api = createInProcessApi({ ...context, sessionClient, isSessionAlive }) as unknown as Record<
    string,
    Record<string, Call>
  >
  const answers = Object.entries(reads).map(async ([name, [feature, call, asked]]) => {
    const answer = api[feature]?.[call]?.(...asked) ?? Promise.reject(new Error(`no such call: ${feature}.${call}`))
    // the router's own not-found has no words
    const gone = { ok: false, problem: { status: 404, title: context.t('problems.notFound') } } as const
    return [name, await toResult(answer).catch(() => gone)] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}
