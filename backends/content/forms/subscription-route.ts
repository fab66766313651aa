// `/account/newsletter/{locale}/{id}`: confirms a subscription by POST, because mail scanners open links too. Only reachable in process: the edge verifies the signed link and passes its state
// in the header `x-link`.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import { renderButtonPage, renderMessagePage, toPageResponse } from '../../graphql/message-page.ts'
import { formatMessage } from '../messages/messages.ts'
import type { StoredFormSettings } from '../rules/stored.ts'
import { readForms } from '../sql/forms.ts'
import { confirmSubmission, deleteExpired, readSubmission, type SubmissionRow } from '../sql/pending-submissions.ts'
import { readSites } from '../sql/sites.ts'
import { mailSubmission, type SubmissionServices } from './submission-mails.ts'

type Services = SubmissionServices & { shopName: string }

const pattern = /^\/account\/newsletter\/([a-z]{2})\/(\d{1,15})$/

/** Returns null for other requests. */
export function createSubscriptionRoute(services: Services) {
  const { db, now, shopName } = services
  const showMessage = (locale: Locale, status: number, title: string, text: string) =>
    toPageResponse(renderMessagePage(locale, shopName, title, text), locale, status)
  const showOld = (locale: Locale) =>
    showMessage(locale, 410, formatMessage(locale, 'subscriptionOld'), formatMessage(locale, 'subscriptionOldText'))

  return async ({ method, url, headers }: Request): Promise<Response | null> => {
    const { pathname } = new URL(url)
    if (!pathname.startsWith('/account/newsletter/')) return null
    const [, language = '', id] = pattern.exec(pathname) ?? []
    const locale = toLocale(language)
    const link = headers.get('x-link')
    if (link === 'old') return showOld(locale)
    if (!id || link !== 'good') {
      const title = formatMessage(locale, 'subscriptionWrong')
      return showMessage(locale, 404, title, formatMessage(locale, 'subscriptionWrongText'))
    }
    await deleteExpired(db, now().toISOString())
    const row = await readSubmission(db, Number(id))
    if (!row) return showOld(locale)
    const found = await readSubscription(services, row)
    const values = { shop: shopName, email: found.email }
    if (row.pending_until !== null && method !== 'POST') {
      const title = formatMessage(locale, 'subscriptionConfirm')
      const text = formatMessage(locale, 'subscriptionQuestion', values)
      return toPageResponse(renderButtonPage(locale, shopName, title, text), locale, 200)
    }
    const isConfirmedNow = method === 'POST' && (await confirmSubmission(db, row.id, now().toISOString()))
    if (isConfirmedNow) await found.mail()
    const title = formatMessage(locale, isConfirmedNow ? 'subscriptionDone' : 'subscriptionRepeated')
    return showMessage(locale, 200, title, formatMessage(locale, 'subscriptionGoesTo', values))
  }
}

async function readSubscription(services: Services, row: SubmissionRow) {
  const { db } = services
  const answers: Record<string, string | string[]> = JSON.parse(row.answers)
  const site = (await readSites(db)).find(({ id }) => id === row.site_id)
  const form = (await readForms(db, row.site_id, [row.handle])).get(row.handle)
  const settings: StoredFormSettings = JSON.parse(form?.settings ?? '{}')
  const email = String(answers[settings.newsletter?.emailField ?? ''] ?? '')
  /** Mails the confirmed subscription to the operator. */
  const mail = async () => {
    if (site && form) await mailSubmission(services, { id: row.id, form, site, answers, files: {} })
  }
  return { email, mail }
}
