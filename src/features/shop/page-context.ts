import type { FormWithErrors, RequestContext, Session } from '#server/context/context.ts'
import type { Features } from './features.ts'

/** Request data that the browser needs too; sent with the page. */
export interface PageContext {
  brand: string
  /** Phone number for orders during an outage. */
  orderPhone: string | null
  colourModes: RequestContext['config']['colourModes']
  origin: string
  features: Features
  customer: Session['customer'] | null
  /** The session has expired: the customer has to log in again. */
  sessionOver: boolean
  /** A guest in a browser where a customer was recently logged in. */
  wasLoggedIn: boolean
  styles: 'inline' | 'linked'
  refusedForm: FormWithErrors | null
  notice: string | null
  preview: boolean
  /** Path of the document if an editor has declared it gone (410), else null. */
  gone: string | null
}
