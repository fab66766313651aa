// Answers `GET /dev/outbox`, the newest mails and what came of them, and `POST /outbox/deliver`. Called by handler.ts; the shop's edge decides who may look.
import type { Services } from '../context.ts'
import { escapeHtml } from '../rules/text.ts'
import { type MailRow, readMails } from '../sql/outbox.ts'
import { deliverMails } from './deliver.ts'

const shown = 50
const policy = "default-src 'none'; frame-ancestors 'none'"

const bodyOf = ({ html }: MailRow) => /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''

const toArticle = (mail: MailRow) =>
  `<article lang="${mail.locale}"><h2>${escapeHtml(mail.subject)}</h2>` +
  `<p>${escapeHtml(mail.recipient)}, <time>${mail.created_at}</time>, ${mail.status}, ${mail.attempts}</p>${bodyOf(mail)}</article>`

/** Null for requests that ask for something else. */
export function createOutboxDoor(services: Pick<Services, 'db' | 'now' | 'sendMail'>) {
  const { db, sendMail } = services
  return async ({ method, url }: Request): Promise<Response | null> => {
    const { pathname } = new URL(url)
    if (method === 'POST' && pathname === '/outbox/deliver')
      return Response.json(sendMail ? await deliverMails(services, sendMail) : { sent: 0, failures: [] })
    if (method !== 'GET' || pathname !== '/dev/outbox') return null
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
