// `/account/email-address`: shows what the link of a mail does, and does it by POST, because mail scanners open links too.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import { renderButtonPage, renderMessagePage, toPageResponse } from '../../graphql/message-page.ts'
import type { Sql } from '../../sql/database.ts'
import { resetUrl } from '../mail/password-mails.ts'
import { formatMessage } from '../messages/messages.ts'
import { emailChangePath } from '../rules/account/email-change.ts'
import { resetMinutes } from '../rules/account/new-password.ts'
import { generateToken, hashSecret } from '../rules/secrets.ts'
import { confirmEmail, type EmailChange, findEmailChange, revertEmail } from '../sql/email-changes.ts'

type Services = { db: Sql; now: () => Date; shopName: string; shopOrigin: string }

/** Returns null for other requests. */
export function createEmailChangeRoute(services: Services) {
  return async ({ method, url }: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(url)
    if (pathname !== emailChangePath) return null
    const locale = toLocale(searchParams.get('lang'))
    const token = hashSecret(searchParams.get('token') ?? '')
    const change = await findEmailChange(services.db, token, services.now().toISOString())
    if (!change) return showOver(services, locale)
    if (method !== 'POST') return showQuestion(services, locale, change)
    return change.kind === 'confirm' ? confirm(services, locale, change) : revert(services, locale, change)
  }
}

const showOver = ({ shopName }: Services, locale: Locale) =>
  toPageResponse(
    renderMessagePage(locale, shopName, formatMessage(locale, 'email.over'), formatMessage(locale, 'email.overText')),
    locale,
    410,
  )

function showQuestion({ shopName }: Services, locale: Locale, { kind, former_email, new_email }: EmailChange) {
  const email = kind === 'confirm' ? new_email : former_email
  const text = formatMessage(locale, `email.${kind}Text`, { email })
  return toPageResponse(renderButtonPage(locale, shopName, formatMessage(locale, `email.${kind}`), text), locale, 200)
}

async function confirm(services: Services, locale: Locale, change: EmailChange) {
  const { db, now, shopName } = services
  if (!(await confirmEmail(db, change, now().toISOString()))) return showOver(services, locale)
  const text = formatMessage(locale, 'email.confirmText', { email: change.new_email })
  return toPageResponse(
    renderMessagePage(locale, shopName, formatMessage(locale, 'email.confirmed'), text),
    locale,
    200,
  )
}

/** Redirects to the page that sets a new password. */
async function revert(services: Services, locale: Locale, change: EmailChange) {
  const { db, now, shopName, shopOrigin } = services
  const token = generateToken()
  const at = now()
  const expiresAt = new Date(at.getTime() + resetMinutes * 60_000).toISOString()
  const isDone = await revertEmail(db, change, { hash: hashSecret(token), expiresAt }, at.toISOString())
  if (!isDone) return showOver(services, locale)
  const location = resetUrl({ locale, shopName, shopOrigin }, token)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
