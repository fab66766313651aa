// `GET /dev/outbox`: newest mails. `GET /outbox/counts`: number of mails by state. `POST /outbox`: a mail to the operator or the
// sender of a form. `POST /outbox/deliver`: sends mails. The edge authorizes.
import { escapeHtml } from '../../graphql/html.ts'
import { toLocale } from '../../graphql/locales.ts'
import { countMessages } from '../../sql/count-messages.ts'
import { insertMails, type MailRow, readMails } from '../sql/outbox.ts'
import { deliverMails, type Outbox, type SendMail } from './deliver.ts'
import { renderMail } from './mail-layout.ts'

const shown = 50
const policy = "default-src 'none'; frame-ancestors 'none'"

const bodyOf = ({ html }: MailRow) => /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''

const toArticle = (mail: MailRow) =>
  `<article lang="${mail.locale}"><h2>${escapeHtml(mail.subject)}</h2>` +
  `<p>${escapeHtml(mail.recipient)}, <time>${mail.created_at}</time>, ${mail.status}, ${mail.attempts}</p>${bodyOf(mail)}</article>`

type Services = Outbox & {
  sendMail: SendMail | null
  shopName: string
  shopOrigin: string
  operatorEmail: string | null
}

/** Mail of a subject and lines of text, without `to` to the operator, if their address is set. */
type Note = {
  to?: string
  locale: string
  subject: string
  lines: string[]
  action?: { label: string; url: string }
  after?: string[]
}

async function storeMail({ db, now, operatorEmail, shopName, shopOrigin }: Services, note: Note): Promise<Response> {
  const to = note.to ?? operatorEmail
  if (!to) return new Response(null, { status: 204 })
  const sender = { locale: toLocale(note.locale), shopName, shopOrigin }
  const mail = renderMail(sender, {
    to,
    subject: note.subject,
    name: null,
    paragraphs: [note.lines.join('\n')],
    action: note.action,
    after: note.after,
  })
  await db.batch(insertMails(db, [mail], now()))
  return new Response(null, { status: 204 })
}

/** Returns null for other requests. */
export function createOutboxRoute(services: Services) {
  const { db, sendMail } = services
  return async (request: Request): Promise<Response | null> => {
    const { method } = request
    const { pathname } = new URL(request.url)
    if (method === 'POST' && pathname === '/outbox') return storeMail(services, (await request.json()) as Note)
    if (method === 'POST' && pathname === '/outbox/deliver')
      return Response.json(sendMail ? await deliverMails(services, sendMail) : { sent: 0, failures: [] })
    if (method !== 'GET') return null
    if (pathname === '/outbox/counts')
      return Response.json(await countMessages(db, 'outbox', 'COALESCE(due_at, created_at)', services.now()))
    if (pathname !== '/dev/outbox') return null
    const mails = await readMails(db, shown)
    const body = mails.length ? mails.map(toArticle).join('<hr>') : '<p>No mail has been written yet.</p>'
    const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title></head><body><h1>Outbox</h1>${body}</body></html>`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    }
    return new Response(page, { headers })
  }
}
