/** Guards of private data in services and API routes, independent of the guard of the page. */
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from './problem.ts'

/** For responses that a guest could get too: some backends treat an expired token as none. @throws HttpProblem 401 */
export async function requireActiveSession({
  session,
  isSessionActive,
  t,
}: Pick<RequestContext, 'session' | 'isSessionActive' | 't'>): Promise<void> {
  if (session && !(await isSessionActive())) throw new HttpProblem({ status: 401, title: t('forms.sessionOver') })
}

/** Required by services that read or change private data. */
export type CustomerContext = RequestContext & { session: NonNullable<RequestContext['session']> }

/** Requires a session cookie; does not query the backend, see requireActiveSession. @throws HttpProblem 401 for a guest */
export function requireSession<Given extends Pick<RequestContext, 'session' | 't'>>(
  context: Given,
): asserts context is Given & { session: NonNullable<RequestContext['session']> } {
  if (!context.session) throw new HttpProblem({ status: 401, title: context.t('forms.loginFirst') })
}
