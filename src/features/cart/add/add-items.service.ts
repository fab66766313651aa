/** Puts products into the cart, one or many with one press. Called by the cart's api and the order pad. */

import { addItemToCart as addItemDocument, addItemsToCart } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { isTrue } from '#service/is-true.ts'
import { type CartOutcome, hasCart } from '../backend-cart.service.ts'
import { type CartChange, removeLine, toChange } from '../cart.service.ts'
import { setGuestQuantity } from './guest-stock-privacy.service.ts'

type Item = { productId: string; quantity: number }
type Writing = { idempotencyKey?: string | undefined; as: { cartToken?: string } }

/** A guest's cart gets its name with the first thing put in. */
const cartToFill = (context: RequestContext) =>
  hasCart(context) ? {} : { cartToken: context.cookies.createGuestCart() }

const addItem = (context: RequestContext, item: Item, { idempotencyKey, as }: Writing) =>
  setGuestQuantity(
    context,
    { is: ({ product }) => product.id === item.productId, wanted: (before) => before + item.quantity },
    async () => (await context.sessionClient.commerce(addItemDocument, item, { idempotencyKey, as })).addItemToCart,
    { as },
  )

/** Who was a customer a while ago and begins a cart as a guest hears of it. */
function withSession(context: RequestContext, change: CartChange): CartChange {
  if (!context.wasLoggedIn || hasCart(context)) return change
  return { ...change, message: [change.message, context.t('cartPage.afterSession')].filter(Boolean).join(' ') }
}

/** How many of a product are in the cart: no more can have been added, whatever a backend says that names no lines it lowered. */
const inLine = ({ cart }: CartChange, productId: string) =>
  cart ? (cart.lines.find((line) => line.productId === productId)?.quantity ?? 0) : Number.POSITIVE_INFINITY

/** What was put in, and on a line below it what the backend says of it; where the backend adjusted it, its words alone. */
function sayAdded({ t }: RequestContext, { cart, message, skipped }: CartChange, productId: string, added: number) {
  const line = cart?.lines.find((one) => one.productId === productId)
  if (!line || skipped.length > 0) return message ?? t('cart.added')
  const { name, unit } = line
  const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: added, name, unit: unit ?? '' })
  return [`${t('cart.added')}: ${what}.`, message].filter(Boolean).join('\n')
}

/** @throws HttpProblem 422 when nothing of it can be had */
export async function addItemToCart(context: RequestContext, { press, ...item }: Item & { press?: string }) {
  const write = addItem(context, item, { idempotencyKey: press, as: cartToFill(context) })
  const change = withSession(context, await toChange(context, write))
  const [short] = change.skipped
  const most = (await write)?.skipped ? item.quantity : Math.min(item.quantity, inLine(change, item.productId))
  const added = short ? short.added : most
  return { ...change, added, notice: sayAdded(context, change, item.productId, added) }
}

/**
 * Another article in the place of a line. It is put in before the line is taken out, so that nothing is lost half-way; each step has a name
 * of its own, so that the press sent again finishes what was begun.
 * @throws HttpProblem 422 when it cannot be had: the line stays
 */
export async function replaceLine(
  context: RequestContext,
  id: string,
  { press, ...item }: Item & { press?: string },
): Promise<CartChange> {
  const name = (step: string) => (press ? { press: `${press.slice(0, 60)}-${step}` } : {})
  const { message, skipped } = await addItemToCart(context, { ...item, ...name('a') })
  const change = await removeLine(context, id, name('r'))
  return { ...change, message, skipped, notice: message ?? context.t('cartPage.replaced') }
}

/** One call an item, one after the other: for guests, and for backends that take no more at once. */
async function addOneByOne(context: RequestContext, items: readonly Item[], press?: string) {
  const as = cartToFill(context)
  const answers: NonNullable<CartOutcome>[] = []
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
  const { addItemsToCart: answer = null } = await context.sessionClient.commerce(
    addItemsToCart,
    { items: [...items] },
    { idempotencyKey },
  )
  return { answer, isTold: Boolean(answer?.skipped) }
}

/** What cannot be had is told, the rest goes in. @throws HttpProblem 422 when nothing of it can be had */
export async function addItems(context: RequestContext, items: readonly Item[], press?: string) {
  const oneByOne = context.session === null || (await context.sessionClient.lacks('Mutation.addItemsToCart'))
  const { answer, isTold } = await (oneByOne ? addOneByOne : addAtOnce)(context, items, press)
  const change = withSession(context, await toChange(context, answer))
  const asked = items.reduce(
    (sum, { productId, quantity }) => sum + (isTold ? quantity : Math.min(quantity, inLine(change, productId))),
    0,
  )
  const missing = change.skipped.reduce((sum, { requested, added }) => sum + requested - added, 0)
  return { ...change, added: asked - missing }
}

/** Several products with one press. */
export async function addBundleToCart(context: RequestContext, given: { items: readonly Item[]; press?: string }) {
  const change = await addItems(context, given.items, given.press)
  return { ...change, notice: change.message ?? context.t('cart.added') }
}
