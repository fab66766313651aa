import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { addAddress, makeDefaultAddress, removeAddress, updateAddress } from './addresses.service.ts'

const text = type('string.trim')
const required = text.to('string >= 1')
const Address = type({
  'companyName?': text,
  firstName: required,
  lastName: required,
  address1: required,
  'address2?': text,
  postcode: required,
  city: required,
  country: '/^[A-Z]{2}$/',
  phone: required,
  'vatId?': text,
  'defaultAddress?': 'string',
  'redirect?': 'string',
  // drops the hidden fields that every form sends
  '+': 'delete',
})
const messages = {
  firstName: 'forms.required',
  lastName: 'forms.required',
  address1: 'forms.required',
  postcode: 'forms.required',
  city: 'forms.required',
  country: 'addresses.chooseCountry',
  phone: 'forms.required',
} as const

export const addressesApi = new Hono<ApiEnv>()
  .post('/', validateBody(Address, messages), async (c) =>
    respond(c, await addAddress(c.var.context, c.req.valid('form'))),
  )
  .post('/:id', validateBody(Address, messages), async (c) =>
    respond(c, await updateAddress(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/default', async (c) => respond(c, await makeDefaultAddress(c.var.context, c.req.param('id'))))
  .post('/:id/remove', async (c) => respond(c, await removeAddress(c.var.context, c.req.param('id'))))
