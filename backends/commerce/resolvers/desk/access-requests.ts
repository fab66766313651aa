import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { placeOf } from '../../operator/approval-page.ts'
import { approveCompany } from '../../operator/approve.ts'
import { rejectCompany } from '../../operator/reject.ts'
import { findRequest, listRequests, type RequestRow } from '../../sql/access-requests.ts'
import { insertLog, type LogRow, readLogOf, toLogEntry } from '../../sql/desk/desk-log.ts'
import type { StaffRow } from '../../sql/desk/staff.ts'
import type { DeskAccessRequest, Resolvers } from '../generated/types.ts'

const maxRequests = 200
const maxReason = 1000

const toRequest = ({ locale }: Context, row: RequestRow, log: readonly LogRow[]): DeskAccessRequest => ({
  id: String(row.id),
  company: row.name,
  vatNumber: row.vat_number,
  activity: row.activity,
  status: row.status,
  createdAt: row.created_at,
  email: row.email,
  phone: row.phone,
  website: row.website,
  person: [row.first_name, row.last_name].filter(Boolean).join(' '),
  personEmail: row.user_email,
  address: placeOf(locale, row),
  log: log.map(toLogEntry),
})

async function requireRequest({ db, locale }: Context, id: string): Promise<RequestRow> {
  const row = /^\d{1,15}$/.test(id) ? await findRequest(db, 'id', id) : null
  if (!row) throw codedError(locale, 'NOT_FOUND', 'desk.unknownRequest')
  return row
}

async function readRequest(context: Context, id: string): Promise<DeskAccessRequest> {
  const row = await requireRequest(context, id)
  return toRequest(context, row, await readLogOf(context.db, `company:${row.id}`))
}

/** Runs a decision with its entry of the log. @throws CONFLICT if the request was decided before */
async function decide(
  context: Context,
  { email }: StaffRow,
  id: string,
  rejection: string | null,
): Promise<DeskAccessRequest> {
  const { db, locale, shopName, shopOrigin } = context
  const company = await requireRequest(context, id)
  const now = context.now()
  const entry = { at: now.toISOString(), staff: email, subject: `company:${company.id}` as const }
  const sender = { db, shopName, shopOrigin, now }
  const isDone =
    rejection === null
      ? (await approveCompany(sender, company, [insertLog(db, { ...entry, action: 'approved' })])) !== null
      : await rejectCompany(sender, company, rejection, [
          insertLog(db, { ...entry, action: 'rejected', detail: rejection }),
        ])
  if (!isDone) throw codedError(locale, 'CONFLICT', 'desk.requestDecided')
  return readRequest(context, id)
}

export const deskAccessResolvers: Resolvers = {
  Query: {
    deskAccessRequests: async (_, { status }, context) => {
      await requireStaff(context)
      const rows = await listRequests(context.db, status === 'rejected' ? 'rejected' : 'pending', maxRequests)
      return rows.map((row) => toRequest(context, row, []))
    },
    deskAccessRequest: async (_, { id }, context) => {
      await requireStaff(context)
      return readRequest(context, id)
    },
  },
  Mutation: {
    deskApproveAccess: async (_, { id }, context) => decide(context, await requireStaff(context), id, null),
    deskRejectAccess: async (_, { id, reason: given }, context) => {
      const staff = await requireStaff(context)
      const reason = given.trim()
      if (reason === '' || reason.length > maxReason)
        throw userInputError(context.locale, 'input.reason', 'desk.reasonMissing', { length: maxReason })
      return decide(context, staff, id, reason)
    },
  },
}
