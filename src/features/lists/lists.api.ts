import { type } from 'arktype'
import { Hono } from 'hono'
import { ReorderForm } from '#features/cart/reorder/reorder.api.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { Quantity, WholeNumber } from '#service/quantity.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { maxAreaLength } from './edit-list.ts'
import { removeFromList, restoreListItem, setListAmount } from './list-lines.service.ts'
import { listViewsApi } from './list-views.api.ts'
import {
  addListToCart,
  addToListByCode,
  createList,
  removeList,
  renameList,
  saveToList,
  saveToNewList,
} from './lists.service.ts'
import { shareList } from './share-list.service.ts'

const Name = type('string.trim').to('1 <= string <= 80')
const Id = '0 < string <= 64'

const Create = type({ name: Name, 'shared?': "'1'" })
const Rename = type({ name: Name, 'version?': WholeNumber.to('1 <= number <= 1000000000') })
const Share = type({ shared: "'0' | '1'" })
const Save = type({ productId: Id, list: Id, 'redirect?': 'string' })
const SaveToNew = type({ productId: Id, name: Name, 'redirect?': 'string' })
const Add = type({ code: type('string.trim').to('1 <= string <= 60') })
const SetAmount = type({ amount: WholeNumber.to('0 <= number <= 9999') })
const RestoreItem = type({
  amount: Quantity,
  'position?': WholeNumber.to('0 <= number <= 100000'),
  'area?': `string <= ${maxAreaLength}`,
  'par?': WholeNumber.to('0 <= number <= 9999'),
})
const NoFields = type({})
const messages = { name: 'lists.nameMissing', code: 'forms.required', amount: 'forms.quantity' } as const

export const listsApi = new Hono<ApiEnv>()
  .post('/', validateBody(Create, messages), async (c) =>
    respond(c, await createList(c.var.context, c.req.valid('form'))),
  )
  .post('/save', validateBody(Save, messages), async (c) =>
    respond(c, await saveToList(c.var.context, c.req.valid('form'))),
  )
  .post('/save-to-new', validateBody(SaveToNew, messages), async (c) =>
    respond(c, await saveToNewList(c.var.context, c.req.valid('form'))),
  )
  .post('/:id', validateBody(Rename, messages), async (c) =>
    respond(c, await renameList(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/remove', validateBody(NoFields), async (c) =>
    respond(c, await removeList(c.var.context, c.req.param('id'))),
  )
  .post('/:id/share', validateBody(Share), async (c) =>
    respond(c, await shareList(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/cart', validateBody(ReorderForm), async (c) => {
    const { context } = c.var
    const change = await addListToCart(context, c.req.param('id'), c.req.valid('form'))
    return respond(c, change, localize(context.locale, 'cart'))
  })
  .post('/:id/products', validateBody(Add, messages), async (c) =>
    respond(c, await addToListByCode(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/products/:productId', validateBody(SetAmount, messages), async (c) => {
    const { id, productId } = c.req.param()
    return respond(c, await setListAmount(c.var.context, id, productId, c.req.valid('form').amount))
  })
  .post('/:id/products/:productId/remove', validateBody(NoFields), async (c) => {
    const { id, productId } = c.req.param()
    return respond(c, await removeFromList(c.var.context, id, productId))
  })
  .post('/:id/products/:productId/restore', validateBody(RestoreItem, messages), async (c) => {
    const { id, productId } = c.req.param()
    return respond(c, await restoreListItem(c.var.context, id, productId, c.req.valid('form')))
  })
  .route('/', listViewsApi)
