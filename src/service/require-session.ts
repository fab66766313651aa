/** The guard of private data: every api route that gives or changes it asks here, whatever the page's guard said. */
import type { RequestContext } from '#server/context.ts'
import { HttpProblem } from './problem.ts'

/**
 * For an answer that looks like a guest's: some backends take a token that is over for none.
 * @throws HttpProblem 401 when the session is over at the backend
 */
export async function requireActiveSession({
  session,
  isSessionActive,
  t,
}: Pick<RequestContext, 'session' | 'isSessionActive' | 't'>): Promise<void> {
  if (session && !(await isSessionActive())) throw new HttpProblem({ status: 401, title: t('forms.sessionOver') })
}

/** The context of a customer's request: what reads and changes private data takes no other. */
export type CustomerContext = RequestContext & { session: NonNullable<RequestContext['session']> }

/** Shows plainly that a service is for customers. Looks at the envelope only; confirmSession asks the backend. @throws HttpProblem 401 for a guest */
export function requireSession<Given extends Pick<RequestContext, 'session' | 't'>>(
  context: Given,
): asserts context is Given & { session: NonNullable<RequestContext['session']> } {
  if (!context.session) throw new HttpProblem({ status: 401, title: context.t('forms.loginFirst') })
}
