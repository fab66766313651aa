/** The API for server-side rendering: calls services with the context of the request and returns their values. */
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
