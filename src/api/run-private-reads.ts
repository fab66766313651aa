import type { PrivateReadName, PrivateReads, RequestContext } from '#server/context/context.ts'
import type { Result } from '#service/result.ts'
import { createBatchingApi } from './in-process.ts'
import { runPrivateRead } from './private-reads.ts'

/** Runs the private reads of a page shell as one GraphQL document, over an external backend only if the contract has one. A failed read is a result with a problem. */
export async function runPrivateReads(
  reads: PrivateReads,
  context: RequestContext,
): Promise<Record<string, Result<unknown>>> {
  const api = createBatchingApi(context, context.config.commerceUrl === null)
  // the router's notFound has no message
  const notFound = { ok: false, problem: { status: 404, title: context.t('problems.notFound') } } as const
  const answers = (Object.keys(reads) as PrivateReadName[]).map(
    async (name) => [name, await runPrivateRead(api, name, reads[name] ?? []).catch(() => notFound)] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}
