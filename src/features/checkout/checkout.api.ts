import { type } from 'arktype'
import { Hono } from 'hono'
import { checkEmpties, readEmpties } from '#features/orders/empties/empties.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { placeOrder, retryOrder } from './checkout.service.ts'

/** JSON of `toCartSnapshot`: the cart as the form showed it. */
const Seen = type({
  version: 'number.integer | null',
  subTotal: 'number | null',
  lines: type({
    id: 'string <= 64',
    name: 'string <= 500',
    quantity: 'number.integer',
    total: 'number | null',
  }).array(),
})
const PlaceOrder = type({
  shippingAddressId: '1 <= string <= 64',
  billingAddressId: '1 <= string <= 64',
  shippingMethod: '1 <= string <= 64',
  'message?': 'string <= 2000',
  'deliveryDate?': '/^\\d{4}-\\d\\d-\\d\\d$/',
  'purchaseReference?': 'string <= 60',
  'as?': "'offer' | 'approval'",
  'quote?': '1 <= string <= 64',
  'quoteVersion?': '/^\\d{1,6}$/',
  key: '/^[\\w-]{16,64}$/',
  seen: type('string.json.parse').to(Seen),
})
const messages = {
  shippingAddressId: 'checkout.chooseAddress',
  billingAddressId: 'checkout.chooseBilling',
  shippingMethod: 'checkout.chooseMethod',
  message: 'forms.tooLong',
  deliveryDate: 'checkout.chooseDay',
  purchaseReference: 'forms.tooLong',
  seen: 'checkout.cartChanged',
} as const

export const checkoutApi = new Hono<ApiEnv>()
  .post('/order', validateBody(PlaceOrder, messages, checkEmpties), async (c) => {
    const form = c.req.valid('form')
    return respond(c, await placeOrder(c.var.context, { ...form, empties: readEmpties(form) }))
  })
  /** Without `next` the outcome of the order is not known yet. */
  .post('/unconfirmed', async (c) => {
    const { next, waiting } = await retryOrder(c.var.context)
    return respond(c, waiting ? {} : { next }, next)
  })
