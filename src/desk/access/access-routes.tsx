import { type } from 'arktype'
import { Hono } from 'hono'
import {
  deskAccessRequest,
  deskAccessRequests,
  deskApproveAccess,
  deskRejectAccess,
} from '#contracts/generated/commerce.ts'
import type { AppEnv } from '#server/context/env.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf, hiddenUnless, requireRejected, show, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { readFields } from '../read-fields.ts'
import { rejectFields, toRejection } from '../rejection.ts'
import { type AccessFailure, AccessListPage, AccessPage } from './access-pages.tsx'

const Reason = type('0 < string <= 1000')

async function showRequest(c: DeskContext, failure: AccessFailure | null = null) {
  const desk = await withStaff(c)
  const { deskAccessRequest: request } = await send(c, desk.locale, deskAccessRequest, { id: c.req.param('id') ?? '' })
  if (!request) return show(c, <ErrorPage desk={desk} title={desk.t('desk.failed')} />, 404)
  return show(c, <AccessPage desk={desk} request={request} failure={failure} />, failure?.rejection.status ?? 200)
}

export const accessRoutes = new Hono<AppEnv>()
  .use('/access/*', hiddenUnless('Query.deskAccessRequests'))
  .get('/access', async (c) => {
    const desk = await withStaff(c)
    const status = c.req.query('status') === 'rejected' ? 'rejected' : 'pending'
    const { deskAccessRequests: requests } = await send(c, desk.locale, deskAccessRequests, { status })
    return show(c, <AccessListPage desk={desk} status={status} requests={requests ?? []} />)
  })
  .get('/access/:id', (c) => showRequest(c))
  .post('/access/:id/approve', async (c) => {
    const { locale, t } = deskOf(c)
    const id = c.req.param('id')
    try {
      await send(c, locale, deskApproveAccess, { id })
      return c.redirect(toHref(locale, `/access/${id}`), 303)
    } catch (error) {
      return showRequest(c, { rejection: toRejection(t, requireRejected(error), () => null), reason: '' })
    }
  })
  .post('/access/:id/reject', async (c) => {
    const { locale, t } = deskOf(c)
    const id = c.req.param('id')
    const reason = readFields(await c.req.parseBody())
      .get('reason')
      .replaceAll('\r\n', '\n')
    if (Reason(reason) instanceof type.errors)
      return showRequest(c, { rejection: rejectFields(t, [['reason', t('desk.access.reasonMissing')]]), reason })
    try {
      await send(c, locale, deskRejectAccess, { id, reason })
      return c.redirect(toHref(locale, `/access/${id}`), 303)
    } catch (error) {
      return showRequest(c, { rejection: toRejection(t, requireRejected(error), (path) => path), reason })
    }
  })
