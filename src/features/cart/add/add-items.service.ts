import { addItemToCart as addItemDocument, addItemsToCart } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { type CartOutcome, hasCart } from '../backend-cart.service.ts'
import { type CartChange, removeLine, toChange } from '../cart.service.ts'
import { setGuestQuantity } from '../guest-stock-privacy.service.ts'

type Item = { productId: string; quantity: number; lineId?: string }
type WriteOptions = { idempotencyKey?: string | undefined; as: { cartToken?: string } }

/** The first item of a guest creates the cart token. */
const ensureCart = (context: RequestContext) =>
  hasCart(context) ? {} : { cartToken: context.cookies.createGuestCart() }

const addItem = (context: RequestContext, item: Item, { idempotencyKey, as }: WriteOptions) =>
  setGuestQuantity(
    context,
    { is: ({ product }) => product.id === item.productId, wanted: (before) => before + item.quantity },
    async () => (await context.sessionClient.commerce(addItemDocument, item, { idempotencyKey, as })).addItemToCart,
    { as },
  )

/** Adds a message if a former customer starts a guest cart: the session has expired. */
function withExpiredSessionMessage(context: RequestContext, change: CartChange): CartChange {
  if (!context.wasLoggedIn || hasCart(context)) return change
  return { ...change, message: [change.message, context.t('cartPage.afterSession')].filter(Boolean).join(' ') }
}

/** Quantity in the cart: upper bound of what was added, for backends that do not report lowered lines; infinite without a cart. */
const quantityInCart = ({ cart }: CartChange, productId: string) =>
  cart ? (cart.lines.find((line) => line.productId === productId)?.quantity ?? 0) : Number.POSITIVE_INFINITY

/** Product and quantity added, with the message of the backend on a second line; the message alone if quantities were adjusted. */
function addedText({ t }: RequestContext, { cart, message, skipped }: CartChange, productId: string, added: number) {
  const line = cart?.lines.find((one) => one.productId === productId)
  if (!line || skipped.length > 0) return message ?? t('cart.added')
  const { name, unit } = line
  const amountText = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: added, name, unit: unit ?? '' })
  return [`${t('cart.added')}: ${amountText}.`, message].filter(Boolean).join('\n')
}

/** @throws HttpProblem 422 if the product is unavailable */
export async function addItemToCart(
  context: RequestContext,
  { idempotencyKey, ...item }: Item & { idempotencyKey?: string },
) {
  const write = addItem(context, item, { idempotencyKey, as: ensureCart(context) })
  const change = withExpiredSessionMessage(context, await toChange(context, write))
  const [shortage] = change.skipped
  const upperBound = (await write)?.skipped
    ? item.quantity
    : Math.min(item.quantity, quantityInCart(change, item.productId))
  const added = shortage ? shortage.added : upperBound
  return { ...change, added, notice: addedText(context, change, item.productId, added) }
}

/**
 * Replaces a line by another product. Adds before it removes, so that a failure loses nothing; a retry completes the steps that
 * are left, because each has its own idempotency key. @throws HttpProblem 422 if the product is unavailable; the line stays
 */
export async function replaceLine(
  context: RequestContext,
  id: string,
  { idempotencyKey, ...item }: Item & { idempotencyKey?: string },
): Promise<CartChange> {
  const stepKey = (step: string) => (idempotencyKey ? { idempotencyKey: `${idempotencyKey.slice(0, 60)}-${step}` } : {})
  const { message, skipped } = await addItemToCart(context, { ...item, ...stepKey('a') })
  const change = await removeLine(context, id, stepKey('r'))
  return { ...change, message, skipped, notice: message ?? context.t('cartPage.replaced') }
}

/** One call per item, in sequence: for guests, and for backends without `addItemsToCart`. */
async function addOneByOne(context: RequestContext, items: readonly Item[], idempotencyKey?: string) {
  const as = ensureCart(context)
  const answers: NonNullable<CartOutcome>[] = []
  for (const [index, item] of items.entries()) {
    const itemKey = idempotencyKey && `${idempotencyKey.slice(0, 60)}-${index}`
    const answer = await addItem(context, item, { idempotencyKey: itemKey, as })
    if (answer) answers.push(answer)
  }
  const answer = {
    status: answers.some(({ status }) => status === null || isTruthyFlag(status)),
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

/** Adds the available items; the rest is in `skipped`. @throws HttpProblem 422 if none is available */
export async function addItems(context: RequestContext, items: readonly Item[], idempotencyKey?: string) {
  const oneByOne = context.session === null || (await context.sessionClient.lacks('Mutation.addItemsToCart'))
  const { answer, isTold } = await (oneByOne ? addOneByOne : addAtOnce)(context, items, idempotencyKey)
  const change = withExpiredSessionMessage(context, await toChange(context, answer))
  const addable = items.reduce(
    (sum, { productId, quantity }) => sum + (isTold ? quantity : Math.min(quantity, quantityInCart(change, productId))),
    0,
  )
  const missing = change.skipped.reduce((sum, { requested, added }) => sum + requested - added, 0)
  return { ...change, added: addable - missing }
}

export async function addBundleToCart(
  context: RequestContext,
  given: { items: readonly Item[]; idempotencyKey?: string },
) {
  const change = await addItems(context, given.items, given.idempotencyKey)
  return { ...change, notice: change.message ?? context.t('cart.added') }
}
