/** Puts products into the cart, one or many with one press. Called by the cart's api and the order pad. */
import { isTrue } from '#features/forms/is-true.ts'
import type { RequestContext } from '#server/context.ts'
import { type CartAnswer, hasCart } from './backend-cart.ts'
import { addItemsToCart, addItemToCart } from './cart.operations.ts'
import { type CartChange, toChange } from './change-cart.ts'
import { writeQuantity } from './guest-quantity.ts'

type Item = { productId: string; quantity: number }
type Writing = { idempotencyKey?: string | undefined; as: { cartToken?: string } }

/** A guest's cart gets its name with the first thing put in. */
export const cartToFill = (context: RequestContext) =>
  hasCart(context) ? {} : { cartToken: context.cookies.nameGuestCart() }

export const addItem = (context: RequestContext, item: Item, { idempotencyKey, as }: Writing) =>
  writeQuantity(
    context,
    { is: ({ product }) => product.id === item.productId, wanted: (before) => before + item.quantity },
    async () => (await context.calls.commerce(addItemToCart, item, { idempotencyKey, as })).addItemToCart,
    { as },
  )

/** Who was a customer a while ago and begins a cart as a guest hears of it. */
export function withSession(context: RequestContext, change: CartChange): CartChange {
  if (!context.wasCustomer || hasCart(context)) return change
  return { ...change, message: [change.message, context.t('cart.afterSession')].filter(Boolean).join(' ') }
}

/** How many of a product are in the cart: no more can have been added, whatever a backend says that names no lines it lowered. */
export const inLine = ({ cart }: CartChange, productId: string) =>
  cart ? (cart.lines.find((line) => line.productId === productId)?.quantity ?? 0) : Number.POSITIVE_INFINITY

/** One call an item, one after the other: for guests, and for backends that take no more at once. */
async function addOneByOne(context: RequestContext, items: readonly Item[], press?: string) {
  const as = cartToFill(context)
  const answers: NonNullable<CartAnswer>[] = []
  for (const [index, item] of items.entries()) {
    const idempotencyKey = press && `${press.slice(0, 60)}-${index}`
    const answer = await addItem(context, item, { idempotencyKey, as })
    if (answer) answers.push(answer)
  }
  const answer = {
    status: answers.some(({ status }) => status === null || isTrue(status)),
    message: answers.flatMap(({ message }) => message ?? []).join(' ') || null,
    cart: answers.at(-1)?.cart ?? null,
    skipped: answers.flatMap(({ skipped }) => skipped ?? []),
  }
  return { answer, isTold: answers.every(({ skipped }) => skipped) }
}

async function addAtOnce(context: RequestContext, items: readonly Item[], idempotencyKey?: string) {
  const { addItemsToCart: answer = null } = await context.calls.commerce(
    addItemsToCart,
    { items: [...items] },
    { idempotencyKey },
  )
  return { answer, isTold: Boolean(answer?.skipped) }
}

/** What cannot be had is told, the rest goes in. @throws Refusal 422 when nothing of it can be had */
export async function addItems(context: RequestContext, items: readonly Item[], press?: string) {
  const oneByOne = context.session === null || (await context.calls.lacks('Mutation.addItemsToCart'))
  const { answer, isTold } = await (oneByOne ? addOneByOne : addAtOnce)(context, items, press)
  const change = withSession(context, await toChange(context, answer))
  const asked = items.reduce(
    (sum, { productId, quantity }) => sum + (isTold ? quantity : Math.min(quantity, inLine(change, productId))),
    0,
  )
  const missing = change.skipped.reduce((sum, { requested, added }) => sum + requested - added, 0)
  return { ...change, added: asked - missing }
}
