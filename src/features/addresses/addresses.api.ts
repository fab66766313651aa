import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { body } from '#service/validate.ts'
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
  .post('/', body(Address, messages), async (c) => answer(c, await addAddress(c.var.context, c.req.valid('form'))))
  .post('/:id', body(Address, messages), async (c) =>
    answer(c, await updateAddress(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/default', async (c) => answer(c, await makeDefaultAddress(c.var.context, c.req.param('id'))))
  .post('/:id/remove', async (c) => answer(c, await removeAddress(c.var.context, c.req.param('id'))))
