/** Context to open the login dialog over the page if a customer's session has expired. */
import { createContext, useContext } from 'react'

export interface Login {
  /** Opens the login dialog; true if the same customer logged in again. Null on a guest's page. */
  ask: (() => Promise<boolean>) | null
  /** Number of logins in the dialog of this page. */
  logins: number
}

export const LoginContext = createContext<Login>({ ask: null, logins: 0 })
export const useLogin = () => useContext(LoginContext)
