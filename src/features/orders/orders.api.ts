/** A customer's orders over HTTP. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { answer } from '#api/core/answer.ts'
import { csvType, download } from '#api/core/download.ts'
import { body, query } from '#api/core/validate.ts'
import { toAllergenCsv } from '#features/allergens/allergen-lines.ts'
import { RefillForm } from '#features/cart/refill.api.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context.ts'
import {
  addOrderToCart,
  getLastOrder,
  getOrder,
  getOrderAllergens,
  getOrderRefill,
  getOrders,
  getOrdersCsv,
  getRecentOrders,
} from './orders.service.ts'
import { toPage } from './page-number.ts'
import { addUsualOrderToCart, getUsualOrder } from './usual.service.ts'

const Press = type({ 'press?': '/^[\\w-]{8,64}$/' })
const Page = type({ 'page?': type('string').pipe(toPage) })

export const ordersApi = new Hono<ApiEnv>()
  .get('/', query(Page), async (c) => c.json(await getOrders(c.env.context, c.req.valid('query')), 200))
  .get('/csv', async (c) => {
    const { context } = c.env
    return c.body(await getOrdersCsv(context), 200, download(csvType, `${context.t('orders.fileName')}.csv`))
  })
  .get('/recent', async (c) => c.json(await getRecentOrders(c.env.context), 200))
  .get('/usual', async (c) => c.json(await getUsualOrder(c.env.context), 200))
  .post('/usual/cart', body(Press), async (c) => {
    const { context } = c.env
    return answer(c, await addUsualOrderToCart(context, c.req.valid('form')), localize(context.locale, 'cart'))
  })
  .get('/last', async (c) => c.json(await getLastOrder(c.env.context), 200))
  .get('/:id', async (c) => c.json(await getOrder(c.env.context, c.req.param('id')), 200))
  .get('/:id/allergens', async (c) => c.json(await getOrderAllergens(c.env.context, c.req.param('id')), 200))
  .get('/:id/allergens/csv', async (c) => {
    const { locale, t } = c.env.context
    const { lines } = await getOrderAllergens(c.env.context, c.req.param('id'))
    return c.body(toAllergenCsv(lines, locale, t), 200, download(csvType))
  })
  .get('/:id/refill', async (c) => c.json(await getOrderRefill(c.env.context, c.req.param('id')), 200))
  .post('/:id/cart', body(RefillForm), async (c) => {
    const { context } = c.env
    const change = await addOrderToCart(context, c.req.param('id'), c.req.valid('form'))
    return answer(c, change, localize(context.locale, 'cart'))
  })
