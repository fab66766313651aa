// The address book: customers may change their own addresses; those of the company are read-only.
import type { AddressInput } from '#contracts/generated/commerce.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { formatMessage, type MessageKey } from '../../messages/messages.ts'
import { toAddressFields, validateAddress } from '../../rules/address.ts'
import { toRowId } from '../../rules/ids.ts'
import { clearDefault, deleteAddress, insertAddress, readAddresses, replaceAddress } from '../../sql/addresses.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import type { Resolvers } from '../generated/types.ts'

type Which = 'all' | 'own' | 'company'

export const addressResolvers: Resolvers = {
  Query: {
    addresses: (_, __, context) => listAddresses(context, 'all'),
    customerAddresses: (_, __, context) => listAddresses(context, 'own'),
    companyAddresses: (_, __, context) => listAddresses(context, 'company'),
  },
  Mutation: {
    createAddress: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      await save(context, customer, input, null)
      return answer(context, customer, 'address.saved')
    },
    updateAddress: async (_, { id, input }, context) => {
      const customer = await requireCustomer(context)
      await requireOwn(context, customer, id)
      await save(context, customer, input, toRowId(id))
      return answer(context, customer, 'address.saved')
    },
    deleteAddress: async (_, { id }, context) => {
      const customer = await requireCustomer(context)
      await requireOwn(context, customer, id)
      await deleteAddress(context.db, customer, toRowId(id)).run()
      return answer(context, customer, 'address.deleted')
    },
  },
}

async function listAddresses(context: Context, which: Which) {
  const addresses = await readAddresses(context.db, await requireCustomer(context))
  const kept = addresses.filter(
    ({ customer_id }) => which === 'all' || (customer_id === null) === (which === 'company'),
  )
  return { status: true, addresses: kept }
}

async function answer(context: Context, customer: CustomerRow, key: MessageKey) {
  return {
    status: true,
    message: formatMessage(context.locale, key),
    addresses: await readAddresses(context.db, customer),
  }
}

/** @throws NOT_FOUND for addresses of the company or a colleague and for unknown ones */
async function requireOwn(context: Context, customer: CustomerRow, id: string): Promise<void> {
  const addresses = await readAddresses(context.db, customer)
  if (!addresses.some((address) => address.customer_id !== null && String(address.id) === id)) {
    throw codedError(context.locale, 'NOT_FOUND', 'address.unknown')
  }
}

async function save({ db, locale, now }: Context, customer: CustomerRow, input: AddressInput, id: number | null) {
  const [error] = validateAddress(input)
  if (error) throw userInputError(locale, `input.${error.field}`, error.key, { length: error.length ?? 0 })
  const fields = toAddressFields(input)
  const at = now().toISOString()
  const write = id === null ? insertAddress(db, customer, fields, at) : replaceAddress(db, customer, id, fields, at)
  await db.batch(fields.is_default ? [clearDefault(db, customer, at), write] : [write])
}
