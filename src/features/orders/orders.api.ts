/** A customer's orders over the data door. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { readItems } from '#features/cart/backend-cart.ts'
import { RefillForm, refillCart } from '#features/cart/refill.api.ts'
import { toRefill } from '#features/cart/refill.ts'
import { toAllergenCsv } from '#features/catalogue/allergen-lines.ts'
import { body } from '#features/forms/body.ts'
import { csvType, download } from '#features/forms/download.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { ordersPageSize, toAllergenLines, toOrder, toOrderPage } from './order.ts'
import { convertOrderToCart, orderAllergens, orderDetail, orderRefill, ordersList } from './orders.operations.ts'
import { toPage } from './page-number.ts'

/** Orders of the overview. */
const recentSize = 5

const listQuery = validator('query', (given: Record<string, unknown>): { page: string } => ({
  page: String(toPage(given.page)),
}))

const unknown = ({ t }: RequestContext) => new Refusal({ status: 404, title: t('orders.unknown') })

/** What is declared today of the goods of an order. */
async function readAllergens(context: RequestContext, id: string) {
  requireSession(context)
  const { orderDetail: order } = await context.calls.commerce(orderAllergens, { id })
  if (!order) throw unknown(context)
  const title = context.t('orders.named', { number: order.incrementId ?? order.id })
  return { title, lines: toAllergenLines(order, context.locale) }
}

export const ordersApi = new Hono<ApiEnv>()
  .get('/', listQuery, async (c) => {
    const { context } = c.env
    requireSession(context)
    const answer = await context.calls.commerce(ordersList, {
      first: ordersPageSize,
      page: Number(c.req.valid('query').page),
    })
    return c.json(toOrderPage(answer.ordersList), 200)
  })
  .get('/recent', async (c) => {
    const { context } = c.env
    requireSession(context)
    const answer = await context.calls.commerce(ordersList, { first: recentSize, page: 1 })
    return c.json(toOrderPage(answer.ordersList), 200)
  })
  .get('/:id', async (c) => {
    const { context } = c.env
    requireSession(context)
    const [{ orderDetail: order }, lacksAllergens] = await Promise.all([
      context.calls.commerce(orderDetail, { id: c.req.param('id') }),
      context.calls.lacks('Product.allergens'),
    ])
    if (!order) throw unknown(context)
    return c.json({ ...toOrder(order, context.locale), declares: !lacksAllergens }, 200)
  })
  .get('/:id/allergens', async (c) => c.json(await readAllergens(c.env.context, c.req.param('id')), 200))
  .get('/:id/allergens/csv', async (c) => {
    const { context } = c.env
    const { lines } = await readAllergens(context, c.req.param('id'))
    return c.body(toAllergenCsv(lines, context.locale, context.t), 200, download(csvType))
  })
  /** What of it can be had today, and what is in the cart already. */
  .get('/:id/refill', async (c) => {
    const { context } = c.env
    requireSession(context)
    const [{ orderDetail: order }, cart] = await Promise.all([
      context.calls.commerce(orderRefill, { id: c.req.param('id') }),
      readItems(context),
    ])
    if (!order) throw unknown(context)
    const sources = (order.items ?? []).map(({ name, sku, qtyOrdered, product }) => {
      return { name: name ?? sku ?? '', sku: sku ?? '', quantity: qtyOrdered ?? 0, product }
    })
    const title = context.t('orders.named', { number: order.incrementId ?? order.id })
    return c.json({ title, refill: toRefill(sources, cart) }, 200)
  })
  .post('/:id/cart', body(RefillForm), async (c) => {
    const { context } = c.env
    requireSession(context)
    const id = c.req.param('id')
    const change = await refillCart(context, c.req.valid('form'), async (options) => {
      const { convertOrderToCart: answer } = await context.calls.commerce(convertOrderToCart, { id }, options)
      return answer
    })
    c.header('x-next', localize(context.locale, 'cart'))
    return c.json(change, 200)
  })
