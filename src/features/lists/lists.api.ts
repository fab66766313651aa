/** A customer's product lists over the data door. Whose a list is the backend decides; another's does not exist. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { readItems } from '#features/cart/backend-cart.ts'
import { findByCodes } from '#features/cart/find-codes.ts'
import { RefillForm, refillCart } from '#features/cart/refill.api.ts'
import { toRefill } from '#features/cart/refill.ts'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { localize } from '#i18n/paths.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { maxArea } from './arrange.ts'
import { type ListSummary, toSummary } from './list.ts'
import { listHref } from './list-links.ts'
import { listSheetsApi } from './list-sheets.api.ts'
import {
  addToProductList,
  convertProductListToCart,
  createProductList,
  removeProductFromList,
  removeProductList,
  updateProductList,
  updateProductListProduct,
} from './lists.operations.ts'
import { readEntries, readList, readNamed, readNames, readOpened } from './read-lists.ts'

const Name = type('string.trim').to('1 <= string <= 80')
const Id = '0 < string <= 64'
const WholeNumber = type('string.trim').to('string.integer.parse')
const Amount = WholeNumber.to('1 <= number <= 9999')

const Create = type({ name: Name })
/** `redirect`: the page of the bookmark. */
const Save = type({ productId: Id, list: Id, 'redirect?': 'string' })
const SaveOnNew = type({ productId: Id, name: Name, 'redirect?': 'string' })
/** By article number or EAN. */
const Add = type({ code: type('string.trim').to('1 <= string <= 60') })
/** 0 is how a typed line is taken off. */
const SetAmount = type({ amount: WholeNumber.to('0 <= number <= 9999') })
/** Back to its place. */
const PutBack = type({
  amount: Amount,
  'position?': WholeNumber.to('0 <= number <= 100000'),
  'area?': `string <= ${maxArea}`,
  'par?': WholeNumber.to('0 <= number <= 9999'),
})
const NoFields = type({})
const messages = { name: 'lists.nameMissing', code: 'forms.required', amount: 'forms.quantity' } as const

const saveQuery = validator('query', (given: Record<string, unknown>): { sku: string } => ({
  sku: typeof given.sku === 'string' ? given.sku.slice(0, 60) : '',
}))

async function createList(context: RequestContext, name: string): Promise<string> {
  const { createProductList: made } = await context.calls.commerce(createProductList, { name })
  if (!made?.productList || made.success === false)
    throw new Refusal({ status: 422, title: context.t('problems.invalid') })
  return made.productList.id
}

/** Puts a product on a list; one that is there already keeps its amount. */
async function putOn(context: RequestContext, id: string, productId: string) {
  const list = await readNamed(context, id)
  const isThere = list.products?.some(({ product }) => product.id === productId) ?? false
  if (!isThere) {
    const products = [{ productId, amount: 1 }]
    const { addToProductList: added } = await context.calls.commerce(addToProductList, { id, products })
    if (added?.success === false) throw new Refusal({ status: 422, title: context.t('problems.invalid') })
  }
  return { list: id, notice: context.t(isThere ? 'lists.savedAlready' : 'lists.saved', { name: list.name }) }
}

/** Takes a product off; the answer holds its entry as it was, for the way back. */
async function takeOff(context: RequestContext, id: string, productId: string) {
  const entry = (await readEntries(context, id)).find((one) => one.productId === productId)
  await context.calls.commerce(removeProductFromList, { id, productId })
  return { removed: entry ?? null, notice: context.t('lists.productRemoved') }
}

export const listsApi = new Hono<ApiEnv>()
  .use(async (c, next) => {
    requireSession(c.env.context)
    await next()
  })
  .get('/', async (c) => {
    const lists: ListSummary[] = (await readNames(c.env.context)).map(toSummary)
    return c.json({ lists }, 200)
  })
  /** What a bookmark means, by the article number in its address. */
  .get('/save', saveQuery, async (c) => {
    const { context } = c.env
    const { sku } = c.req.valid('query')
    const packing = (await findByCodes(context, [sku])).get(sku)?.[0]
    if (!packing) throw new Refusal({ status: 404, title: context.t('problems.notFound') })
    return c.json({ productId: packing.productId, name: packing.name }, 200)
  })
  .get('/:id', async (c) => {
    return c.json(await readOpened(c.env.context, c.req.param('id')), 200)
  })
  .get('/:id/refill', async (c) => {
    const { context } = c.env
    const [{ name, products }, cart] = await Promise.all([readList(context, c.req.param('id')), readItems(context)])
    const sources = (products ?? []).map(({ product, pivot }) => {
      return { name: product.name ?? product.sku, sku: product.sku, quantity: pivot.amount, product }
    })
    return c.json({ title: name, refill: toRefill(sources, cart) }, 200)
  })
  .post('/', body(Create, messages), async (c) => {
    const { context } = c.env
    const { name } = c.req.valid('form')
    const next = listHref(context.locale, await createList(context, name))
    c.header('x-next', next)
    return c.json({ next, notice: context.t('lists.created', { name }) }, 200)
  })
  .post('/save', body(Save, messages), async (c) => {
    const { context } = c.env
    const { list, productId, redirect } = c.req.valid('form')
    const next = sameSitePath(redirect) ?? listHref(context.locale, list)
    c.header('x-next', next)
    return c.json({ next, ...(await putOn(context, list, productId)) }, 200)
  })
  .post('/save-on-new', body(SaveOnNew, messages), async (c) => {
    const { context } = c.env
    const { name, productId, redirect } = c.req.valid('form')
    const list = await createList(context, name)
    const put = await putOn(context, list, productId).catch(async (error: unknown) => {
      // a list that was made for nothing
      await context.calls.commerce(removeProductList, { id: list }).catch(() => undefined)
      throw error
    })
    const next = sameSitePath(redirect) ?? listHref(context.locale, list)
    c.header('x-next', next)
    return c.json({ next, ...put }, 200)
  })
  .post('/:id', body(Create, messages), async (c) => {
    const { context } = c.env
    const { name } = c.req.valid('form')
    await context.calls.commerce(updateProductList, { id: c.req.param('id'), name })
    return c.json({ notice: context.t('lists.renamed', { name }) }, 200)
  })
  .post('/:id/remove', body(NoFields), async (c) => {
    const { context } = c.env
    const { removeProductList: removed } = await context.calls.commerce(removeProductList, { id: c.req.param('id') })
    if (!isTrue(removed?.success)) throw new Refusal({ status: 422, title: context.t('problems.invalid') })
    const next = localize(context.locale, 'dashboardOrderLists')
    c.header('x-next', next)
    return c.json({ next, notice: context.t('lists.removed') }, 200)
  })
  .post('/:id/cart', body(RefillForm), async (c) => {
    const { context } = c.env
    const id = c.req.param('id')
    const change = await refillCart(context, c.req.valid('form'), async (options) => {
      const { convertProductListToCart: answer } = await context.calls.commerce(
        convertProductListToCart,
        { id },
        options,
      )
      return answer
    })
    c.header('x-next', localize(context.locale, 'cart'))
    return c.json(change, 200)
  })
  .post('/:id/products', body(Add, messages), async (c) => {
    const { context } = c.env
    const { code } = c.req.valid('form')
    const found = (await findByCodes(context, [code])).get(code)
    const packing = found?.length === 1 ? found[0] : undefined
    if (!packing) {
      const title = context.t(found?.length ? 'lists.codeAmbiguous' : 'lists.codeUnknown', {
        code,
        codes: (found ?? []).map(({ sku, unit }) => [sku, unit].filter(Boolean).join(' ')).join(', '),
      })
      throw new Refusal({ status: 422, title: context.t('problems.invalid'), errors: { code: [title] } })
    }
    return c.json(await putOn(context, c.req.param('id'), packing.productId), 200)
  })
  .post('/:id/products/:productId', body(SetAmount, messages), async (c) => {
    const { context } = c.env
    const { id, productId } = c.req.param()
    const { amount } = c.req.valid('form')
    if (amount === 0) return c.json(await takeOff(context, id, productId), 200)
    await context.calls.commerce(updateProductListProduct, { id, product: { productId, amount } })
    return c.json({ notice: context.t('lists.amountSaved') }, 200)
  })
  .post('/:id/products/:productId/remove', body(NoFields), async (c) => {
    const { id, productId } = c.req.param()
    return c.json(await takeOff(c.env.context, id, productId), 200)
  })
  .post('/:id/products/:productId/put-back', body(PutBack, messages), async (c) => {
    const { context } = c.env
    const { id, productId } = c.req.param()
    const products = [{ productId, ...c.req.valid('form') }]
    const { addToProductList: added } = await context.calls.commerce(addToProductList, { id, products })
    if (added?.success === false) throw new Refusal({ status: 422, title: context.t('problems.invalid') })
    return c.json({ notice: context.t('lists.amountSaved') }, 200)
  })
  .route('/', listSheetsApi)
