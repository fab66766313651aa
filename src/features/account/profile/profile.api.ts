import { type } from 'arktype'
import { Hono } from 'hono'
import { phoneNumber } from '#features/forms/phone.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { updateProfile } from './profile.service.ts'
import { genders } from './profile.ts'

const text = type('string.trim')
const Details = type({
  firstName: text.to('1 <= string <= 80'),
  lastName: text.to('1 <= string <= 80'),
  gender: type.enumerated(...genders),
  email: text.to('string.email <= 254'),
  phone: text.to(phoneNumber),
  preferredUnit: 'string <= 64',
  'emailPassword?': 'string <= 1000',
  'progressMails?': "'on' | 'off'",
})
const messages = {
  email: 'forms.email',
  phone: 'account.phoneWrong',
  gender: 'account.genderWrong',
} as const

export const profileApi = new Hono<ApiEnv>().post('/profile', validateBody(Details, messages), async (c) =>
  respond(c, await updateProfile(c.var.context, c.req.valid('form'))),
)
