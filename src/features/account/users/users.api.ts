import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import {
  acceptInvitation,
  changeLimits,
  changeRole,
  inviteUser,
  removeUser,
  withdrawInvitation,
} from './users.service.ts'

const role = '/^[a-z]{1,40}$/'
const Invited = type({ email: type('string.trim').to('string.email <= 254'), role })
const Role = type({ role })
/** An amount such as 250 or 250,50; empty: none. */
const amount = type('string.trim').to('/^(?:\\d{1,7}(?:[.,]\\d{1,2})?)?$/')
const Limits = type({ orderLimit: amount, monthLimit: amount })
const limitMessages = { orderLimit: 'users.limitInvalid', monthLimit: 'users.limitInvalid' } as const
const toAmount = (text: string) => (text === '' ? null : Number(text.replace(',', '.')))

const Person = type({
  token: '1 <= string <= 512',
  firstName: type('string.trim').to('1 <= string <= 80'),
  lastName: type('string.trim').to('1 <= string <= 80'),
  password: '1 <= string <= 1000',
  confirmPassword: '1 <= string <= 1000',
})
const roleMessages = { role: 'users.chooseRole' } as const
const personMessages = {
  firstName: 'forms.required',
  lastName: 'forms.required',
  password: 'account.newMissing',
  confirmPassword: 'account.repeatMissing',
} as const

export const usersApi = new Hono<ApiEnv>()
  .post('/users/invitations', validateBody(Invited, { email: 'forms.email', ...roleMessages }), async (c) =>
    respond(c, await inviteUser(c.var.context, c.req.valid('form'))),
  )
  .post('/users/invitations/:id/withdraw', async (c) =>
    respond(c, await withdrawInvitation(c.var.context, c.req.param('id'))),
  )
  .post('/users/:id/role', validateBody(Role, roleMessages), async (c) =>
    respond(c, await changeRole(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/users/:id/limits', validateBody(Limits, limitMessages), async (c) => {
    const { orderLimit, monthLimit } = c.req.valid('form')
    const limits = { orderLimit: toAmount(orderLimit), monthLimit: toAmount(monthLimit) }
    return respond(c, await changeLimits(c.var.context, c.req.param('id'), limits))
  })
  .post('/users/:id/remove', async (c) => respond(c, await removeUser(c.var.context, c.req.param('id'))))
  .post('/invitation', validateBody(Person, personMessages), async (c) =>
    respond(c, await acceptInvitation(c.var.context, c.req.valid('form'))),
  )
