/** The API for server-side rendering: calls services with the context of the request and returns their values. */
import { createBatchingClient } from '#server/clients/batching-client.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Read } from './read.ts'
import { reads } from './reads.ts'
import { toRouterError } from './router-error.ts'
import type { ShopApi } from './shop-api.ts'
import { toProblem } from './to-problem.ts'

export const createInProcessApi = (context: RequestContext) =>
  (async (path: keyof typeof reads, params: object = {}) => {
    const { run }: Read<never, unknown> = reads[path]
    try {
      return await run(context, params as never)
    } catch (error) {
      const problem = toProblem(error, context)
      context.reportFailure(problem.status)
      throw toRouterError(problem)
    }
  }) as ShopApi

/** The same with the private reads of each event-loop task in one GraphQL document. @param mergesAny see createBatchingClient */
export function createBatchingApi(context: RequestContext, mergesAny: boolean): ShopApi {
  let isAlive = false
  const onAlive = () => {
    isAlive = true
  }
  const sessionClient = createBatchingClient(context.sessionClient, { onAlive, mergesAny })
  // a response of a batch already proves that the session is active
  const isSessionActive = async () => isAlive || context.isSessionActive()
  return createInProcessApi({ ...context, sessionClient, isSessionActive })
}

/** For a page that is rendered live. An external backend gets its reads one by one: each part of the page appears as soon as its data arrives. */
export const createPageApi = (context: RequestContext): ShopApi =>
  context.config.commerceUrl === null ? createBatchingApi(context, true) : createInProcessApi(context)
