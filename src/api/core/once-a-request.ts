/** A read that several parts of one page need. Called by services. */
import type { RequestContext } from '#server/context.ts'

/** The same question, asked once a request however often it is put. */
export function onceARequest<Answer>(ask: (context: RequestContext) => Promise<Answer>) {
  const asked = new WeakMap<RequestContext, Promise<Answer>>()
  return (context: RequestContext): Promise<Answer> => {
    const answer = asked.get(context) ?? ask(context)
    asked.set(context, answer)
    return answer
  }
}
