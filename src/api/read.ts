import type { type } from 'arktype'
import type { RequestContext } from '#server/context/context.ts'

/** ArkType definition of an object whose values are strings, as in a path or a query. */
type Definition = Readonly<Record<string, string>>

export interface Read<Params, Answer> {
  /** Validated by the route; null: the read has no parameters. */
  params: Definition | null
  run: (context: RequestContext, params: Params) => Promise<Answer>
  /** Seconds for which a browser may cache the response. */
  maxAge?(answer: Answer): number
}

export const read = <Answer>(run: (context: RequestContext) => Promise<Answer>): Read<object, Answer> => ({
  params: null,
  run,
})

export const readBy = <const Params extends Definition, Answer>(
  params: Params,
  run: (context: RequestContext, params: type.infer<Params>) => Promise<Answer>,
  maxAge?: (answer: Answer) => number,
): Read<type.infer<Params>, Answer> => ({ params, run, ...(maxAge && { maxAge }) })

export const readById = <Answer>(run: (context: RequestContext, id: string) => Promise<Answer>) =>
  readBy({ id: 'string' }, (context, { id }) => run(context, id))
