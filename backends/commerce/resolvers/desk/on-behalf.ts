// deskStartOrder: a token with which a member of staff orders in the name of a customer, as contracts/permissions.ts allows.
import { allows } from '#contracts/permissions.ts'
import { codedError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { toRowId } from '../../rules/ids.ts'
import { generateToken, hashSecret } from '../../rules/secrets.ts'
import { insertToken } from '../../sql/access-tokens.ts'
import type { OnBehalf } from '../../sql/customers.ts'
import { findActiveUser } from '../../sql/desk/desk-customers.ts'
import { insertLog, toLogSubject } from '../../sql/desk/desk-log.ts'
import type { Resolvers } from '../generated/types.ts'
import { toStaff } from './session.ts'

/** At most: the token also ends with the session of staff. */
const tokenSeconds = 2 * 3600

export const onBehalfResolvers: Resolvers = {
  Mutation: {
    deskStartOrder: async (_, { userId }, context) => {
      const { db, locale, now, tokenHash } = context
      const staff = await requireStaff(context)
      const user = await findActiveUser(db, toRowId(userId))
      if (!user) throw codedError(locale, 'NOT_FOUND', 'desk.unknownUser')
      if (!allows(user.role, 'order')) throw codedError(locale, 'CONFLICT', 'desk.userMayNotOrder')
      const token = generateToken()
      const at = now()
      const createdAt = at.toISOString()
      const expiresAt = new Date(at.getTime() + tokenSeconds * 1000).toISOString()
      const { id: customerId, epoch } = user
      const staffSession = tokenHash ?? ''
      const onBehalf: OnBehalf = { id: staff.id, email: staff.email, name: staff.name }
      await db.batch([
        ...insertToken(db, { hash: hashSecret(token), customerId, epoch, createdAt, expiresAt, staffSession }),
        insertLog(db, { at: createdAt, staff: staff.email, action: 'on_behalf', ...toLogSubject(user) }),
      ])
      return {
        accessToken: token,
        expiresIn: tokenSeconds,
        customer: { ...user, on_behalf: JSON.stringify(onBehalf) },
        companyId: user.company_id,
        staff: toStaff(staff),
      }
    },
  },
}
