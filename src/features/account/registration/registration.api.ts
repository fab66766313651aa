import { type } from 'arktype'
import { Hono } from 'hono'
import { phoneNumber } from '#features/forms/phone.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { checkAddress, checkCompany, checkRequest, requestAccess } from './registration.service.ts'
import { activities } from './registration.ts'

const text = type('string.trim')
const email = text.to('string.email <= 254')
const phone = text.to(phoneNumber)

const Contact = type({ firstName: text.to('1 <= string <= 80'), lastName: text.to('1 <= string <= 80'), email })
const Company = type({
  companyName: text.to('1 <= string <= 120'),
  country: text.to('/^[A-Z]{2}$/'),
  vatNumber: text.to('1 <= string <= 40'),
  activity: type.enumerated(...activities),
  companyEmail: email,
  companyPhone: phone,
  'website?': text.to('string <= 200'),
})
const Address = type({
  address1: text.to('1 <= string <= 120'),
  'address2?': text.to('string <= 120'),
  postcode: text.to('1 <= string <= 20'),
  city: text.to('1 <= string <= 120'),
  phone,
})
const Whole = Contact.and(Company).and(Address)
const messages = {
  email: 'forms.email',
  companyEmail: 'forms.email',
  companyPhone: 'account.phoneWrong',
  phone: 'account.phoneWrong',
  country: 'account.request.countryWrong',
  activity: 'account.request.activityMissing',
} as const

export const registrationApi = new Hono<ApiEnv>()
  .post('/register/contact', validateBody(Contact, messages), (c) => c.json({}, 200))
  .post('/register/company', validateBody(Company, messages, checkCompany), (c) => c.json({}, 200))
  .post('/register/address', validateBody(Address.and({ 'country?': 'string' }), messages, checkAddress), (c) =>
    c.json({}, 200),
  )
  // the submission repeats the validation of all steps
  .post('/register', validateBody(Whole, messages, checkRequest), async (c) =>
    respond(c, await requestAccess(c.var.context, c.req.valid('form'))),
  )
