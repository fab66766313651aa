/** A login over the page, for who was a customer when the page came. LoginOverPage shows it; what writes or reads asks here. */
import { createContext, useCallback, useContext } from 'react'
import { type Answer, type FormValues, type Outcome, sendForm } from './send-form.ts'

export interface Login {
  /** Shows the login; true once the same customer is logged in again. Null where nobody was. */
  ask: (() => Promise<boolean>) | null
  /** How often somebody logged in over this page. */
  logins: number
}

export const LoginContext = createContext<Login>({ ask: null, logins: 0 })
export const useLogin = () => useContext(LoginContext)

/** `sendForm`, which goes on after a login over the page when the session was over. */
export function useSendForm() {
  const { ask } = useLogin()
  return useCallback(
    async <Given extends Answer>(path: string, values: FormValues, unavailable: string): Promise<Outcome<Given>> => {
      const outcome = await sendForm<Given>(path, values, unavailable)
      if (outcome.ok || outcome.problem.status !== 401 || !ask || !(await ask())) return outcome
      return sendForm<Given>(path, values, unavailable)
    },
    [ask],
  )
}
