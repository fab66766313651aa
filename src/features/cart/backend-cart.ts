/** A reader's cart as the backend holds it, and what it answers to a change. Called by the cart's api files. */
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { cartDetail } from './cart.operations.ts'

export type CartAnswer = {
  readonly status: boolean | null
  readonly message: string | null
  readonly cart: CartFieldsFragment | null
  readonly skipped?:
    | readonly { name: string | null; sku: string | null; reason: string; requested: number; added: number }[]
    | null
} | null

export const hasCart = ({ session, cartToken }: RequestContext) => session !== null || cartToken !== null

/** The lines as the backend holds them: another tab or device may have changed what the page shows. */
export const readItems = async ({ calls }: RequestContext) =>
  (await calls.commerce(cartDetail, {})).cartDetail?.items ?? []
