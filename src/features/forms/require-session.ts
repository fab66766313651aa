/** The guard of private data: every api route that gives or changes it asks here, whatever the page's guard said. */
import type { RequestContext } from '#server/context.ts'
import { Refusal } from './problem.ts'

/**
 * For an answer that looks like a guest's: some backends take a token that is over for none.
 * @throws Refusal 401 when the session is over at the backend
 */
export async function confirmSession({
  session,
  isSessionAlive,
  t,
}: Pick<RequestContext, 'session' | 'isSessionAlive' | 't'>): Promise<void> {
  if (session && !(await isSessionAlive())) throw new Refusal({ status: 401, title: t('forms.sessionOver') })
}

/** The session of the request. @throws Refusal 401 for a guest */
export function requireSession({ session, t }: Pick<RequestContext, 'session' | 't'>) {
  if (!session) throw new Refusal({ status: 401, title: t('forms.loginFirst') })
  return session
}
