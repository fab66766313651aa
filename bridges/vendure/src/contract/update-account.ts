// updateAccount: the customer's own profile. A new e-mail address applies at once.
import { isGraphQlErrorResult } from '@vendure/core'
import { userInputError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import {
  type AccountInput,
  toAccountFields,
  validateAccount,
} from '../../../../backends/commerce/rules/account/account-change.ts'
import { countersOf } from '../../../../backends/commerce/rules/account/attempt-limit.ts'
import { toRowId } from '../../../../backends/commerce/rules/ids.ts'
import { units } from '../../../../backends/commerce/rules/units.ts'
import { throttle } from './attempts.ts'
import { type Context, requireCaller } from './context.ts'

type UpdateAccountInput = AccountInput & { preferredUnit?: string | null }

export const updateAccountResolvers = {
  Mutation: {
    async updateAccount(_: unknown, { input }: { input: UpdateAccountInput }, context: Context) {
      const caller = await requireCaller(context)
      const { engine, locale, network } = context
      const { id, emailAddress, customFields } = caller.customer
      const fault = validateAccount(input)
      if (fault) throw userInputError(locale, `input.${fault.field}`, fault.key, { length: fault.length })
      const preferredUnit = toUnitCode(context, input.preferredUnit, customFields.preferredUnit)
      const fields = toAccountFields(input)
      // a customer must not probe which addresses are known
      if (fields.email !== emailAddress.toLowerCase())
        await throttle(context, countersOf(`customer ${id}`, network, 'mail'), 'access.limited')
      const customer = await engine.connection.withTransaction(await context.request(), async (tx) => {
        const result = await engine.customers.update(tx, {
          id,
          firstName: fields.first_name,
          lastName: fields.last_name,
          phoneNumber: fields.phone,
          emailAddress: fields.email,
          customFields: { gender: fields.gender, preferredUnit },
        })
        if (isGraphQlErrorResult(result)) throw userInputError(locale, 'input.email', 'account.emailUnusable')
        return result
      })
      const message = formatMessage(locale, 'account.saved')
      return { status: true, message, customer: { ...caller, customer } }
    },
  },
}

/** Undefined keeps the unit, null clears it. @throws BAD_USER_INPUT if the unit does not exist */
function toUnitCode({ locale }: Context, given: string | null | undefined, current: string | null): string | null {
  if (given === undefined) return current
  if (given === null) return null
  const unit = units[toRowId(given) - 1]
  if (!unit) throw userInputError(locale, 'input.preferredUnit', 'account.unknownUnit')
  return unit.code
}
