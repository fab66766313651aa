/** No guest is told how much there is, whatever a backend does: what it lowered to its stock is put back. Called where a quantity is written. */

import { type CartItemFieldsFragment, removeCartItem, updateItemToCart } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { isTrue } from '#service/is-true.ts'
import { type CartOutcome, hasCart, readItems } from '../backend-cart.service.ts'

type Line = {
  is: (item: CartItemFieldsFragment) => boolean
  /** What the line is to hold, by what it held. */
  wanted: (before: number) => number
}
type Options = Parameters<RequestContext['sessionClient']['commerce']>[2]

const quantityOf = (items: readonly CartItemFieldsFragment[] | null | undefined, { is }: Line) =>
  items?.find(is)?.quantity ?? 0

/** Whether a backend wrote something, and less than it was asked for. A repeat of a press writes nothing. */
function isLowered(answer: CartOutcome, before: number, after: number, wanted: number): boolean {
  if (answer?.skipped) return answer.skipped.some(({ added, requested }) => added > 0 && added < requested)
  return after > 0 && after < wanted && after !== before
}

/** The answer without numbers that only the stock explains; those in names are no such numbers. */
function withoutNumbers({ t }: RequestContext, answer: CartOutcome): CartOutcome {
  if (!answer?.message) return answer
  const lines = (answer.cart?.items ?? []).flatMap(({ name, product }) => [name, product.name])
  const names = [...lines, ...(answer.skipped ?? []).map(({ name }) => name)].filter((name) => name !== null)
  const words = names.reduce((text, name) => text.replaceAll(name, ''), answer.message)
  if (!/\d/.test(words)) return answer
  return { ...answer, message: isTrue(answer.status) ? null : t('cartPage.notSoMany') }
}

/** @param options of a cart that has got its name in this request */
export async function setGuestQuantity(
  context: RequestContext,
  line: Line,
  write: () => Promise<CartOutcome>,
  options: Options = {},
): Promise<CartOutcome> {
  if (context.session) return write()
  const before = hasCart(context) ? quantityOf(await readItems(context), line) : 0
  const answer = await write()
  const after = quantityOf(answer?.cart?.items, line)
  const wanted = line.wanted(before)
  if (!isLowered(answer, before, after, wanted)) return withoutNumbers(context, answer)
  const { sessionClient, t } = context
  const item = answer?.cart?.items?.find(line.is)
  const back = async () => {
    if (!item || after === before) return answer
    if (before === 0) return (await sessionClient.commerce(removeCartItem, { id: item.id }, options)).removeCartItem
    const set = { cartItemId: item.id, quantity: before }
    return (await sessionClient.commerce(updateItemToCart, set, options)).updateItemToCart
  }
  const { name = null, sku = null } = item ?? {}
  const skipped = [{ name, sku, reason: 'lowered', requested: wanted - before, added: 0 }]
  return { status: false, message: t('cartPage.notSoMany'), cart: (await back())?.cart ?? null, skipped }
}
