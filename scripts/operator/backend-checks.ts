// Checks of the backends, the redirects of the CMS, mails, and events.

import { countOverdueMails, readFailedMails } from '#backends/commerce/sql/outbox.ts'
import { toRedirectNode } from '#backends/content/nodes/redirect-node.ts'
import { readRedirects } from '#backends/content/sql/redirects.ts'
import { listUnsentEvents } from '#backends/sql/events.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { Config } from '#server/config/config.ts'
import type { Services } from '#server/context/services.ts'
import { verifySmtp } from '#server/platform/node/smtp.ts'
import { toRedirectRules } from '#server/redirects/redirect-rules.ts'
import { buildRedirects, type RedirectTable } from '#server/redirects/redirect-table.ts'
import { findShadowedRoutes } from '#server/redirects/shadowed-routes.ts'
import type { Sql } from '#server/storage/storage.ts'
import { right, wrong } from './findings.ts'

const maxWaitMs = 5_000
/** Mails and events are sent every minute. */
const overdueMs = 15 * 60_000

export async function checkBackend(name: 'commerce' | 'content', url: string | null, services: Services, db: Sql) {
  if (url) {
    await services[name].ping(maxWaitMs)
    return [right(`The external ${name} backend at ${new URL(url).host} responds.`)]
  }
  const table = name === 'commerce' ? 'products' : 'entries'
  const count = await db.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')
  return [right(`The embedded ${name} backend has ${count} ${table}.`)]
}

async function readRedirectTable(locale: Locale, services: Services, db: Sql): Promise<RedirectTable> {
  const { config } = services
  if (config.contentUrl) return services.redirects(locale, () => undefined)
  const rows = await readRedirects(db, config.sites[locale])
  return buildRedirects(toRedirectRules({ redirects: rows.map((row) => toRedirectNode(row)) }))
}

export async function checkRedirects(services: Services, db: Sql) {
  const found = await Promise.all(
    locales.map(async (locale) => findShadowedRoutes(await readRedirectTable(locale, services, db), locale)),
  )
  const shadowed = found.flat()
  if (shadowed.length === 0) return [right('No redirect hides a screen of the shop.')]
  return shadowed.map(({ path, target }) =>
    wrong(
      `A redirect hides the screen ${path}: it ${target ? `leads to ${target}` : 'is reported as gone'}. Remove it in the CMS.`,
    ),
  )
}

async function checkTransport({ mail, demo }: Config) {
  // a production shop without mail is reported as incomplete
  if (!mail) return demo ? [right('Mails of the demo stay in the outbox.')] : []
  if ('smtpUrl' in mail) {
    const { host } = new URL(mail.smtpUrl)
    const reason = await verifySmtp(mail)
    return [
      reason === null
        ? right(`The mail server ${host} accepts connections.`)
        : wrong(`The mail server ${host} cannot be used (${reason}): check SMTP_URL.`),
    ]
  }
  const { host } = new URL(mail.apiUrl)
  const call = fetch(mail.apiUrl, { method: 'HEAD', signal: AbortSignal.timeout(maxWaitMs) })
  return [
    await call.then(
      () => right(`The mail provider ${host} responds.`),
      () => wrong(`The mail provider ${host} does not respond: check MAIL_API_URL.`),
    ),
  ]
}

export async function checkMail(config: Config, db: Sql) {
  if (config.commerceUrl) return [right('The external commerce backend sends the mails.')]
  const [transport, failed, overdue] = await Promise.all([
    checkTransport(config),
    readFailedMails(db),
    config.mail ? countOverdueMails(db, new Date(Date.now() - overdueMs).toISOString()) : 0,
  ])
  return [
    ...transport,
    ...(failed.length > 0
      ? [wrong(`Mails that could not be sent: ${failed.length}. \`npm run operator -- mails\` lists them.`)]
      : []),
    ...(overdue > 0
      ? [wrong(`Mails that have waited for more than 15 minutes: ${overdue}. Check that the shop runs.`)]
      : []),
  ]
}

export async function checkEvents(
  { orderWebhook, commerceUrl, contentUrl }: Config,
  databases: { COMMERCE_DB: Sql; CONTENT_DB: Sql },
) {
  const embedded = [...(commerceUrl ? [] : [databases.COMMERCE_DB]), ...(contentUrl ? [] : [databases.CONTENT_DB])]
  if (embedded.length === 0 || !orderWebhook?.url) return [right('No webhook receives events.')]
  const unsent = (await Promise.all(embedded.map(listUnsentEvents))).flat()
  const failed = unsent.filter(({ status }) => status === 'failed')
  const before = new Date(Date.now() - overdueMs).toISOString()
  const late = unsent.filter(({ status, due_at }) => status === 'waiting' && due_at < before)
  const { host } = new URL(orderWebhook.url)
  const faults = [
    ...(failed.length > 0
      ? [wrong(`Events that ${host} did not receive: ${failed.length}. \`npm run orders -- events\` lists them.`)]
      : []),
    ...(late.length > 0
      ? [wrong(`Events that have waited for ${host} for more than 15 minutes: ${late.length}.`)]
      : []),
  ]
  return faults.length > 0 ? faults : [right(`${host} has received all events that were due.`)]
}
