import type { FormWithErrors, RequestContext, Session } from '#server/context.ts'

/** What the server knows of a visit and the browser needs too. It is sent with the page. */
export interface PageFacts {
  brand: string
  /** Telephone number for orders while the shop fails. */
  orderPhone: string | null
  colourModes: RequestContext['config']['colourModes']
  origin: string
  customer: Session['customer'] | null
  /** The session has ended: the customer has to log in again. */
  sessionOver: boolean
  /** A guest in a browser where a customer was logged in recently. */
  wasLoggedIn: boolean
  styles: 'inline' | 'linked'
  refusedForm: FormWithErrors | null
  /** The outcome of a form that was sent without scripts. */
  notice: string | null
  /** An editor previews unpublished content. */
  preview: boolean
  /** The path of the document, if an editor has declared it gone. */
  gone: string | null
}
