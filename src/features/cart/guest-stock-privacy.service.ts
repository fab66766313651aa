/** Hides stock quantities from guests: reverts a write that the backend capped to its stock, and removes numbers from messages. */
import { type CartItemFieldsFragment, removeCartItem, updateItemToCart } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { type CartOutcome, hasCart, readItems } from './backend-cart.service.ts'

type Line = {
  is: (item: CartItemFieldsFragment) => boolean
  /** Wanted quantity of the line, from its quantity before the write. */
  wanted: (before: number) => number
}
type Options = Parameters<RequestContext['sessionClient']['commerce']>[2]

const quantityOf = (items: readonly CartItemFieldsFragment[] | null | undefined, { is }: Line) =>
  items?.find(is)?.quantity ?? 0

/** Whether the backend wrote less than requested. A repeated idempotency key changes nothing and does not count. */
function isLowered(answer: CartOutcome, before: number, after: number, wanted: number): boolean {
  if (answer?.skipped) return answer.skipped.some(({ added, requested }) => added > 0 && added < requested)
  return after > 0 && after < wanted && after !== before
}

/** Removes a message that contains numbers, except those in product names: they would reveal the stock. */
function withoutNumbers({ t }: RequestContext, answer: CartOutcome): CartOutcome {
  if (!answer?.message) return answer
  const lines = (answer.cart?.items ?? []).flatMap(({ name, product }) => [name, product.name])
  const names = [...lines, ...(answer.skipped ?? []).map(({ name }) => name)].filter((name) => name !== null)
  const textWithoutNames = names.reduce((text, name) => text.replaceAll(name, ''), answer.message)
  if (!/\d/.test(textWithoutNames)) return answer
  return { ...answer, message: isTruthyFlag(answer.status) ? null : t('cartPage.notSoMany') }
}

/** @param options credentials of a cart created in this request */
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
  const revert = async () => {
    if (!item || after === before) return answer
    if (before === 0) return (await sessionClient.commerce(removeCartItem, { id: item.id }, options)).removeCartItem
    const set = { cartItemId: item.id, quantity: before }
    return (await sessionClient.commerce(updateItemToCart, set, options)).updateItemToCart
  }
  const { name = null, sku = null } = item ?? {}
  const skipped = [{ name, sku, reason: 'lowered', requested: wanted - before, added: 0 }]
  return { status: false, message: t('cartPage.notSoMany'), cart: (await revert())?.cart ?? null, skipped }
}
