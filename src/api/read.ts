/** A row of the table of reads. */
import type { type } from 'arktype'
import type { RequestContext } from '#server/context.ts'

/** Definition of an object type of ArkType whose values are texts, as a path or a query holds them. */
type Definition = Readonly<Record<string, string>>

export interface Read<Params, Answer> {
  /** Validated by the route; null: takes none. */
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

/** `:id` of the path. */
export const readById = <Answer>(run: (context: RequestContext, id: string) => Promise<Answer>) =>
  readBy({ id: 'string' }, (context, { id }) => run(context, id))
