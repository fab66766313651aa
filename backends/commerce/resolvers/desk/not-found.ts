// Entries of the audit log about the shop's log of missing pages, which is not in the commerce database.
import { codedError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { insertLog, readLogOfPaths, toLogEntry } from '../../sql/desk/desk-log.ts'
import type { Resolvers } from '../generated/types.ts'

const maxPath = 300
const maxDetail = 600
const maxEntries = 20

export const deskNotFoundResolvers: Resolvers = {
  Query: {
    deskNotFoundLog: async (_, __, context) => {
      await requireStaff(context)
      return (await readLogOfPaths(context.db, maxEntries)).map(toLogEntry)
    },
  },
  Mutation: {
    deskRecordNotFound: async (_, { input: { action, path, detail } }, context) => {
      const { email } = await requireStaff(context)
      const isKnown = action === 'redirected' || action === 'unlisted'
      if (!isKnown || !path.startsWith('/') || path.length > maxPath || detail.length > maxDetail)
        throw codedError(context.locale, 'BAD_USER_INPUT', 'desk.wrongPath')
      const entry = { at: context.now().toISOString(), staff: email, subject: `path:${path}`, action, detail } as const
      await insertLog(context.db, entry).run()
      return true
    },
  },
}
