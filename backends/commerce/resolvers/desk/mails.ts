import { isConstraint } from '../../../sql/is-constraint.ts'
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { maskLinks } from '../../rules/desk/mask-links.ts'
import { insertLog, type LogRow, readLogOf, toLogEntry } from '../../sql/desk/desk-log.ts'
import {
  type DeskMailRow,
  findDeskMail,
  listDeskMails,
  type MailStatus,
  resendMail,
} from '../../sql/desk/desk-mails.ts'
import type { DeskMail, Resolvers } from '../generated/types.ts'

const maxMails = 200
const statuses: readonly MailStatus[] = ['waiting', 'sent', 'failed']

const toMail = (row: DeskMailRow, text: string | null, log: readonly LogRow[]): DeskMail => ({
  id: String(row.id),
  recipient: row.recipient,
  language: row.locale,
  subject: row.subject,
  text,
  status: row.status,
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
  failure: row.failure && maskLinks(row.failure),
  log: log.map(toLogEntry),
})

async function requireMail({ db, locale }: Context, id: string): Promise<DeskMailRow> {
  const row = /^\d{1,15}$/.test(id) ? await findDeskMail(db, Number(id)) : null
  if (!row) throw codedError(locale, 'NOT_FOUND', 'desk.unknownMail')
  return row
}

async function readMail(context: Context, id: string): Promise<DeskMail> {
  const row = await requireMail(context, id)
  return toMail(row, maskLinks(row.text), await readLogOf(context.db, `mail:${row.id}`))
}

export const deskMailResolvers: Resolvers = {
  Query: {
    deskMails: async (_, { input }, { db, ...context }) => {
      await requireStaff({ db, ...context })
      const status = statuses.find((one) => one === input.status) ?? 'failed'
      const search = (input.search ?? '').trim().slice(0, 254)
      const rows = await listDeskMails(db, { status, search, atMost: maxMails + 1 })
      return { mails: rows.slice(0, maxMails).map((row) => toMail(row, null, [])), hasMore: rows.length > maxMails }
    },
    deskMail: async (_, { id }, context) => {
      await requireStaff(context)
      return readMail(context, id)
    },
  },
  Mutation: {
    deskResendMail: async (_, { id }, context) => {
      const { db, locale, now } = context
      const { email } = await requireStaff(context)
      const mail = await requireMail(context, id)
      const at = now().toISOString()
      const entry = { at, staff: email, subject: `mail:${mail.id}`, action: 'resent' } as const
      try {
        await db.batch([resendMail(db, mail.id, at), insertLog(db, entry)])
      } catch (error) {
        if (!isConstraint(error)) throw error
        throw codedError(locale, 'CONFLICT', 'desk.mailNotFailed')
      }
      return readMail(context, id)
    },
  },
}
