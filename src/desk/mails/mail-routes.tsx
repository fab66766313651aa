import { Hono } from 'hono'
import { deskMail, deskMails, deskResendMail } from '#contracts/generated/commerce.ts'
import type { AppEnv } from '#server/context/env.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf, hiddenUnless, requireRejected, show, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { ErrorPage } from '../error-page.tsx'
import { type Rejection, toRejection } from '../rejection.ts'
import { type MailFilter, MailPage, MailsPage, mailStatuses } from './mail-pages.tsx'

const readFilter = (c: DeskContext): MailFilter => ({
  status: mailStatuses.find((one) => one === c.req.query('status')) ?? 'failed',
  search: (c.req.query('search') ?? '').slice(0, 254),
})

async function showMail(c: DeskContext, rejection: Rejection | null = null) {
  const desk = await withStaff(c)
  const { deskMail: mail } = await send(c, desk.locale, deskMail, { id: c.req.param('id') ?? '' })
  if (!mail) return show(c, <ErrorPage desk={desk} title={desk.t('desk.failed')} />, 404)
  return show(c, <MailPage desk={desk} mail={mail} rejection={rejection} />, rejection?.status ?? 200)
}

export const mailRoutes = new Hono<AppEnv>()
  .use('/mails/*', hiddenUnless('Query.deskMails'))
  .get('/mails', async (c) => {
    const desk = await withStaff(c)
    const filter = readFilter(c)
    const { deskMails: found } = await send(c, desk.locale, deskMails, { input: filter })
    return show(
      c,
      <MailsPage desk={desk} filter={filter} mails={found?.mails ?? []} hasMore={found?.hasMore ?? false} />,
    )
  })
  .get('/mails/:id', (c) => showMail(c))
  .post('/mails/:id/resend', async (c) => {
    const { locale, t } = deskOf(c)
    const id = c.req.param('id')
    try {
      await send(c, locale, deskResendMail, { id })
      return c.redirect(toHref(locale, `/mails/${id}`), 303)
    } catch (error) {
      return showMail(
        c,
        toRejection(t, requireRejected(error), () => null),
      )
    }
  })
