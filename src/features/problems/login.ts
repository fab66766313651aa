/** A login over the page, for who was a customer when the page came. LoginOverPage shows it; what writes or reads asks here. */
import { createContext, useContext } from 'react'

export interface Login {
  /** Shows the login; true once the same customer is logged in again. Null where nobody was. */
  ask: (() => Promise<boolean>) | null
  /** How often somebody logged in over this page. */
  logins: number
}

export const LoginContext = createContext<Login>({ ask: null, logins: 0 })
export const useLogin = () => useContext(LoginContext)
