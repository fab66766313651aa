import { type } from 'arktype'
import { Hono } from 'hono'
import { ReorderForm } from '#features/cart/reorder/reorder.api.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { Quantity, WholeNumber } from '#service/quantity.ts'
import { body } from '#service/validate.ts'
import { maxArea } from './edit-list.ts'
import { listViewsApi } from './list-views.api.ts'
import {
  addListToCart,
  addToListByCode,
  createList,
  removeFromList,
  removeList,
  renameList,
  restoreListItem,
  saveToList,
  saveToNewList,
  setListAmount,
} from './lists.service.ts'

const Name = type('string.trim').to('1 <= string <= 80')
const Id = '0 < string <= 64'

const Create = type({ name: Name })
const Save = type({ productId: Id, list: Id, 'redirect?': 'string' })
const SaveToNew = type({ productId: Id, name: Name, 'redirect?': 'string' })
const Add = type({ code: type('string.trim').to('1 <= string <= 60') })
const SetAmount = type({ amount: WholeNumber.to('0 <= number <= 9999') })
const RestoreItem = type({
  amount: Quantity,
  'position?': WholeNumber.to('0 <= number <= 100000'),
  'area?': `string <= ${maxArea}`,
  'par?': WholeNumber.to('0 <= number <= 9999'),
})
const NoFields = type({})
const messages = { name: 'lists.nameMissing', code: 'forms.required', amount: 'forms.quantity' } as const

export const listsApi = new Hono<ApiEnv>()
  .post('/', body(Create, messages), async (c) => answer(c, await createList(c.var.context, c.req.valid('form'))))
  .post('/save', body(Save, messages), async (c) => answer(c, await saveToList(c.var.context, c.req.valid('form'))))
  .post('/save-on-new', body(SaveToNew, messages), async (c) =>
    answer(c, await saveToNewList(c.var.context, c.req.valid('form'))),
  )
  .post('/:id', body(Create, messages), async (c) =>
    answer(c, await renameList(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/remove', body(NoFields), async (c) => answer(c, await removeList(c.var.context, c.req.param('id'))))
  .post('/:id/cart', body(ReorderForm), async (c) => {
    const { context } = c.var
    const change = await addListToCart(context, c.req.param('id'), c.req.valid('form'))
    return answer(c, change, localize(context.locale, 'cart'))
  })
  .post('/:id/products', body(Add, messages), async (c) =>
    answer(c, await addToListByCode(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/products/:productId', body(SetAmount, messages), async (c) => {
    const { id, productId } = c.req.param()
    return answer(c, await setListAmount(c.var.context, id, productId, c.req.valid('form').amount))
  })
  .post('/:id/products/:productId/remove', body(NoFields), async (c) => {
    const { id, productId } = c.req.param()
    return answer(c, await removeFromList(c.var.context, id, productId))
  })
  .post('/:id/products/:productId/put-back', body(RestoreItem, messages), async (c) => {
    const { id, productId } = c.req.param()
    return answer(c, await restoreListItem(c.var.context, id, productId, c.req.valid('form')))
  })
  .route('/', listViewsApi)
