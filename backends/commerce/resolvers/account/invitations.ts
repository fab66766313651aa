// invitation, acceptInvitation: a mailed link creates the account of an invited person once.
import { userInputError } from '../../context/errors.ts'
import { countersOf } from '../../rules/account/attempt-limit.ts'
import { toPerson, validatePerson } from '../../rules/account/invitation.ts'
import { validatePassword } from '../../rules/account/new-password.ts'
import { hashPassword } from '../../rules/account/password.ts'
import { hashSecret } from '../../rules/secrets.ts'
import { acceptInvitation, findInvitation } from '../../sql/users.ts'
import type { Resolvers } from '../generated/types.ts'
import { hashed } from './require-password.ts'
import { throttleAttempt } from './throttle-attempt.ts'

export const invitationResolvers: Resolvers = {
  Query: {
    invitation: (_, { token }, { db, now }) => findInvitation(db, hashSecret(token), now().toISOString()),
  },
  Mutation: {
    acceptInvitation: async (_, { input }, context) => {
      const { db, locale, network, now } = context
      const hash = hashSecret(input.token)
      await throttleAttempt(context, countersOf(`invitation ${hash}`, network, 'password'), 'access.limited')
      const invitation = await findInvitation(db, hash, now().toISOString())
      if (!invitation) return { status: false }
      const person = toPerson(input)
      const error = validatePerson(person) ?? validatePassword(input.password, input.confirmPassword, invitation.email)
      if (error) {
        const values = 'values' in error ? error.values : { length: error.length }
        throw userInputError(locale, `input.${error.field}`, error.key, values)
      }
      const passwordHash = await hashed(context, () => hashPassword(input.password))
      const isCreated = await acceptInvitation(db, hash, { ...person, passwordHash, locale }, now().toISOString())
      return isCreated ? { status: true, email: invitation.email } : { status: false }
    },
  },
}
