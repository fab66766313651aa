import type { Locale } from '../../graphql/locales.ts'
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { isConstraint } from '../../sql/is-constraint.ts'
import { writeApprovedMail } from '../mail/access-mails.ts'
import { dummyHash } from '../rules/account/password.ts'
import { generateToken, hashSecret } from '../rules/secrets.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import { decide, type KnownCompany, listUsers, type NewUser } from '../sql/access-requests.ts'
import { insertMails, type Mail } from '../sql/outbox.ts'
import { insertPasswordToken } from '../sql/password-tokens.ts'

type Sender = { db: Sql; shopName: string; shopOrigin: string; now: Date }

/** Longer than for a requested reset, because the customer does not expect this mail. */
const daysToChoose = 7

/**
 * Approves a pending company and mails it and its users, in one transaction.
 * @param log statements of the same transaction
 * @returns the recipients; null if the company is not pending
 */
export async function approveCompany(
  sender: Sender,
  company: KnownCompany,
  log: readonly SqlStatement[] = [],
): Promise<string[] | null> {
  const { db, now } = sender
  const users = await listUsers(db, company.id)
  const invited = users.map((user) => invite(sender, company, user))
  const addresses = users.map(({ email }) => email)
  const own = addresses.includes(company.email) ? [] : [tellCompany(sender, company, users[0]?.locale ?? 'en')]
  const mails = [...invited.map(({ mail }) => mail), ...own]
  const tokens = invited.flatMap(({ token }) => token)
  try {
    await db.batch([decide(db, company.id, 'approved'), ...tokens, ...insertMails(db, mails, now), ...log])
  } catch (error) {
    if (!isConstraint(error)) throw error
    return null
  }
  return mails.map(({ to }) => to)
}

function invite({ db, now, ...sender }: Sender, company: KnownCompany, user: NewUser) {
  const { id, email, epoch, first_name: name, locale, password_hash } = user
  const paths = getShopPaths[locale]
  if (password_hash !== dummyHash) {
    const action = { label: 'mail.approvedLogin', url: paths.login } as const
    return {
      token: [],
      mail: writeApprovedMail({ ...sender, locale }, company.name, { email, name, action, text: 'mail.approvedKnown' }),
    }
  }
  const token = generateToken()
  const expiresAt = new Date(now.getTime() + daysToChoose * 24 * 3_600_000).toISOString()
  const stored = { hash: hashSecret(token), customerId: id, email, epoch, expiresAt }
  const action = { label: 'mail.approvedChoose', url: `${paths.resetPassword}?token=${token}` } as const
  return {
    token: insertPasswordToken(db, stored, now.toISOString()),
    mail: writeApprovedMail({ ...sender, locale }, company.name, { email, name, action, text: 'mail.approvedText' }),
  }
}

function tellCompany({ shopName, shopOrigin }: Sender, { name, email }: KnownCompany, locale: Locale): Mail {
  const action = { label: 'mail.approvedLogin', url: getShopPaths[locale].login } as const
  return writeApprovedMail({ shopName, shopOrigin, locale }, name, {
    email,
    name: null,
    action,
    text: 'mail.approvedCompany',
  })
}
