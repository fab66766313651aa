/** The cart over the data door. Writes answer the whole cart, what was skipped, and a sentence where there is something to say. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { body } from '#features/forms/body.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { addItem, addItems, cartToFill, inLine, withSession } from './add-items.ts'
import { readItems } from './backend-cart.ts'
import { removeAllCartItem, takeFromCart } from './cart.operations.ts'
import { type CartSummary, toRemoved, toSummary } from './cart.ts'
import { type CartChange, readCart, removeLine, setQuantity, takeBackBySetting, toChange } from './change-cart.ts'
import { toDeliveryPromise } from './delivery-promise.ts'
import { padApi } from './pad/pad.api.ts'
import { readDelivery } from './read-delivery.ts'

const WholeNumber = type('string.trim').to('string.integer.parse')
const Quantity = WholeNumber.to('1 <= number <= 9999')
/** 0 is how a typed line is taken out. */
const LineQuantity = WholeNumber.to('0 <= number <= 9999')
/** One press of a button: a repeat of the same press changes nothing. */
const Press = { 'press?': '/^[\\w-]{8,64}$/' } as const

const AddItem = type({ productId: '0 < string <= 64', quantity: Quantity, ...Press })
/** Several products at once, as `id:quantity,id:quantity`: one text, so that a plain form can send it. */
const AddItems = type({ items: /^[\w-]{1,64}:[1-9]\d{0,3}(?:,[\w-]{1,64}:[1-9]\d{0,3}){0,23}$/, ...Press })
/** `held`: what the line held before a first try whose answer was lost. */
const TakeBack = type({ productId: '0 < string <= 64', quantity: Quantity, 'held?': WholeNumber, ...Press })
const UpdateItem = type({ quantity: LineQuantity, ...Press })
const NoFields = type({ ...Press })
const messages = { quantity: 'forms.quantity' } as const

/** What was put in, and on a line below it what the backend says of it; where the backend adjusted it, its words alone. */
function sayAdded({ t }: RequestContext, { cart, message, skipped }: CartChange, productId: string, added: number) {
  const line = cart?.lines.find((one) => one.productId === productId)
  if (!line || skipped.length > 0) return message ?? t('cart.added')
  const { name, unit } = line
  const what = t(unit ? 'cart.amountUnit' : 'cart.amount', { quantity: added, name, unit: unit ?? '' })
  return [`${t('cart.added')}: ${what}.`, message].filter(Boolean).join('\n')
}

export const cartApi = new Hono<ApiEnv>()
  .route('/pad', padApi)
  /** `guest`: whose cart it is, for a page that still takes its reader for a customer. */
  .get('/', async (c) => {
    const { context } = c.env
    return c.json({ cart: await readCart(context), guest: context.session === null }, 200)
  })
  /** Until when an order comes on which day; a page stands whether or not this can be asked. */
  .get('/promise', async (c) => {
    const { context } = c.env
    const { locale, t } = context
    return c.json({ promise: toDeliveryPromise(await readDelivery(context), locale, t, Date.now()) }, 200)
  })
  /** The few figures of the header. */
  .get('/summary', async (c) => {
    const cart = await readCart(c.env.context)
    const summary: CartSummary | null = cart && toSummary(cart)
    return c.json({ summary }, 200)
  })
  .post('/items', body(AddItem, messages), async (c) => {
    const { context } = c.env
    const { press: idempotencyKey, ...item } = c.req.valid('form')
    const as = cartToFill(context)
    const write = addItem(context, item, { idempotencyKey, as })
    const change = withSession(context, await toChange(context, write))
    const [short] = change.skipped
    const most = (await write)?.skipped ? item.quantity : Math.min(item.quantity, inLine(change, item.productId))
    const added = short ? short.added : most
    return c.json({ ...change, added, notice: sayAdded(context, change, item.productId, added) }, 200)
  })
  /** A set: what cannot be had is told, the rest goes in. */
  .post('/sets', body(AddItems), async (c) => {
    const { context } = c.env
    const { press, items } = c.req.valid('form')
    const wanted = items.split(',').map((item) => {
      const [productId = '', quantity] = item.split(':')
      return { productId, quantity: Number(quantity) }
    })
    const change = await addItems(context, wanted, press)
    return c.json({ ...change, notice: change.message ?? context.t('cart.added') }, 200)
  })
  /** Undo of an addition: takes out as many as it put in, whatever became of the line since. */
  .post('/take-back', body(TakeBack, messages), async (c) => {
    const { context } = c.env
    const { press: idempotencyKey, held, ...item } = c.req.valid('form')
    if (await context.calls.lacks('Mutation.takeFromCart'))
      return c.json(await takeBackBySetting(context, item, held, idempotencyKey), 200)
    const write = context.calls.commerce(takeFromCart, item, { idempotencyKey })
    const change = await toChange(
      context,
      write.then((answer) => answer.takeFromCart ?? null),
    )
    return c.json(change, 200)
  })
  .post('/items/:id', body(UpdateItem, messages), async (c) => {
    const { context } = c.env
    const { press, quantity } = c.req.valid('form')
    return c.json(await setQuantity(context, c.req.param('id'), quantity, press), 200)
  })
  .post('/items/:id/remove', body(NoFields), async (c) => {
    return c.json(await removeLine(c.env.context, c.req.param('id'), c.req.valid('form').press), 200)
  })
  .post('/clear', body(NoFields), async (c) => {
    const { context } = c.env
    const { press: idempotencyKey } = c.req.valid('form')
    const items = await readItems(context)
    const write = context.calls.commerce(removeAllCartItem, {}, { idempotencyKey })
    const change = await toChange(
      context,
      write.then((answer) => answer.removeAllCartItem),
    )
    return c.json({ ...change, removed: toRemoved(items), notice: context.t('cart.cleared') }, 200)
  })
