// The address book: Vendure's addresses of the customer. The default is the default shipping address.
import { Address, type ID, type RequestContext } from '@vendure/core'
import { codedError, userInputError } from '../../../../backends/commerce/context/errors.ts'
import { formatMessage, type MessageKey } from '../../../../backends/commerce/messages/messages.ts'
import { toAddressFields, validateAddress } from '../../../../backends/commerce/rules/address.ts'
import type { AddressInput } from '../../../../contracts/generated/commerce.ts'
import { type Caller, type Context, requireCaller } from './context.ts'

/** An address of the book or of an order. */
export type AddressView = {
  id: ID
  customerId?: string
  fullName?: string
  company?: string
  streetLine1?: string
  streetLine2?: string
  city?: string
  province?: string
  postalCode?: string
  country?: { code: string }
  countryCode?: string
  phoneNumber?: string
  defaultShippingAddress?: boolean
  createdAt?: Date
  updatedAt?: Date
  customFields?: { lastName?: string | null; vatId?: string | null }
}

/** The default first. */
export async function readAddresses(context: Context, { customer }: Caller, tx?: RequestContext) {
  const request = tx ?? (await context.request())
  const found = await context.engine.customers.findAddressesByCustomerId(request, customer.id)
  return found
    .map((address): AddressView => ({ ...address, customerId: String(customer.id) }) as AddressView)
    .sort(
      (one, other) =>
        Number(other.defaultShippingAddress) - Number(one.defaultShippingAddress) || Number(one.id) - Number(other.id),
    )
}

export const addressResolvers = {
  Query: {
    addresses: async (_: unknown, __: object, context: Context) => ({
      status: true,
      addresses: await readAddresses(context, await requireCaller(context)),
    }),
  },
  Mutation: {
    async createAddress(_: unknown, { input }: { input: AddressInput }, context: Context) {
      const fields = toVendureAddress(context, input)
      return change(context, 'address.saved', async (tx, { customer }) => {
        await context.engine.customers.createAddress(tx, customer.id, fields)
      })
    },
    async updateAddress(_: unknown, { id, input }: { id: string; input: AddressInput }, context: Context) {
      return change(context, 'address.saved', async (tx, caller) => {
        await requireOwn(context, tx, caller, id)
        await context.engine.customers.updateAddress(tx, { id, ...toVendureAddress(context, input) })
      })
    },
    deleteAddress: (_: unknown, { id }: { id: string }, context: Context) =>
      change(context, 'address.deleted', async (tx, caller) => {
        await requireOwn(context, tx, caller, id)
        await context.engine.connection.getRepository(tx, Address).delete(id)
      }),
  },
}

async function change(context: Context, key: MessageKey, apply: (tx: RequestContext, caller: Caller) => Promise<void>) {
  const caller = await requireCaller(context)
  const addresses = await context.engine.connection.withTransaction(await context.request(), async (tx) => {
    await apply(tx, caller)
    return readAddresses(context, caller, tx)
  })
  return { status: true, message: formatMessage(context.locale, key), addresses }
}

/** @throws NOT_FOUND */
async function requireOwn(context: Context, tx: RequestContext, caller: Caller, id: string): Promise<void> {
  const addresses = await readAddresses(context, caller, tx)
  if (!addresses.some((address) => String(address.id) === id))
    throw codedError(context.locale, 'NOT_FOUND', 'address.unknown')
}

/** @throws BAD_USER_INPUT */
function toVendureAddress({ locale }: Context, input: AddressInput) {
  const [fault] = validateAddress(input)
  if (fault) throw userInputError(locale, `input.${fault.field}`, fault.key, { length: fault.length ?? 0 })
  const fields = toAddressFields(input)
  return {
    fullName: `${fields.first_name} ${fields.last_name}`,
    company: fields.company_name ?? '',
    streetLine1: fields.address1,
    streetLine2: fields.address2 ?? '',
    city: fields.city,
    province: fields.state ?? '',
    postalCode: fields.postcode,
    countryCode: fields.country,
    phoneNumber: fields.phone,
    defaultShippingAddress: fields.is_default === 1,
    defaultBillingAddress: fields.is_default === 1,
    customFields: { lastName: fields.last_name, vatId: fields.vat_id },
  }
}
