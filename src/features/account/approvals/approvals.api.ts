import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { idempotencyKeyField } from '#service/idempotency-key.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { addApprovalToCart, decideApproval, returnApproval, withdrawApproval } from './approvals.service.ts'

/** The other fields are quantities by line, see approval.ts. */
const Decision = type({ as: "'change' | 'approve'", version: '1 <= string <= 128', '[string]': 'string' })
const Return = type({ reason: type('string.trim').to('1 <= string <= 1000') })
const ToCart = type({ ...idempotencyKeyField })

export const approvalsApi = new Hono<ApiEnv>()
  .post('/approvals/:id', validateBody(Decision), async (c) =>
    respond(c, await decideApproval(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/approvals/:id/return', validateBody(Return, { reason: 'approvals.reasonMissing' }), async (c) =>
    respond(c, await returnApproval(c.var.context, c.req.param('id'), c.req.valid('form').reason)),
  )
  .post('/approvals/:id/withdraw', async (c) => respond(c, await withdrawApproval(c.var.context, c.req.param('id'))))
  .post('/approvals/:id/cart', validateBody(ToCart), async (c) =>
    respond(c, await addApprovalToCart(c.var.context, c.req.param('id'), c.req.valid('form').idempotencyKey)),
  )
