/** API routes of the cart. Writes return the whole cart, the skipped lines, and an optional message. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { toAllergenCsv } from '#features/allergens/allergen-lines.ts'
import type { ApiEnv } from '#server/context.ts'
import { answer } from '#service/answer.ts'
import { csvType, download } from '#service/download.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { body } from '#service/validate.ts'
import { addBundleToCart, addItemToCart, replaceLine } from './add/add-items.service.ts'
import { clearCart, removeLine, setLineQuantity, undoAdd } from './cart.service.ts'
import { getCartAllergens } from './lines/cart-allergens.service.ts'
import { quickOrderApi } from './quick-order/quick-order.api.ts'

const WholeNumber = type('string.trim').to('string.integer.parse')
const Quantity = WholeNumber.to('1 <= number <= 9999')
/** 0 removes the line. */
const LineQuantity = WholeNumber.to('0 <= number <= 9999')

const AddItem = type({ productId: '0 < string <= 64', quantity: Quantity, ...idempotencyKeyField })
/** 1 to 24 products as `id:quantity,id:quantity`: one field, so that a native form can send it. */
const Items = type(/^[\w-]{1,64}:[1-9]\d{0,3}(?:,[\w-]{1,64}:[1-9]\d{0,3}){0,23}$/).pipe((items) =>
  items.split(',').map((item) => {
    const [productId = '', quantity] = item.split(':')
    return { productId, quantity: Number(quantity) }
  }),
)
const AddItems = type({ items: Items, ...idempotencyKeyField })
/** `held`: quantity of the line before a first attempt whose response was lost. */
const UndoAdd = type({
  productId: '0 < string <= 64',
  quantity: Quantity,
  'held?': WholeNumber,
  ...idempotencyKeyField,
})
const UpdateItem = type({ quantity: LineQuantity, ...idempotencyKeyField })
const NoFields = type({ ...idempotencyKeyField })
const messages = { quantity: 'forms.quantity' } as const

export const cartApi = new Hono<ApiEnv>()
  .route('/pad', quickOrderApi)
  .get('/allergens/csv', async (c) => {
    const { locale, t } = c.var.context
    const { lines } = await getCartAllergens(c.var.context)
    return c.body(toAllergenCsv(lines, locale, t), 200, download(csvType))
  })
  .post('/items', body(AddItem, messages), async (c) =>
    answer(c, await addItemToCart(c.var.context, c.req.valid('form'))),
  )
  .post('/sets', body(AddItems), async (c) => answer(c, await addBundleToCart(c.var.context, c.req.valid('form'))))
  .post('/take-back', body(UndoAdd, messages), async (c) =>
    answer(c, await undoAdd(c.var.context, c.req.valid('form'))),
  )
  .post('/items/:id', body(UpdateItem, messages), async (c) =>
    answer(c, await setLineQuantity(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/items/:id/replace', body(AddItem, messages), async (c) =>
    answer(c, await replaceLine(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/items/:id/remove', body(NoFields), async (c) =>
    answer(c, await removeLine(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/clear', body(NoFields), async (c) => answer(c, await clearCart(c.var.context, c.req.valid('form'))))
