import { permissionsOf } from '#contracts/permissions.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { userInputError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { allergenCodes, allergenIndexOf } from '../../rules/allergens.ts'
import { countryName } from '../../rules/locale.ts'
import { readAddresses, readCompanyAddress } from '../../sql/addresses.ts'
import { type CustomerRow, readCompany, updateAvoidedAllergens } from '../../sql/customers.ts'
import { findUnit } from '../../sql/units.ts'
import type { Resolvers } from '../generated/types.ts'

export const accountResolvers: Resolvers = {
  Query: {
    accountInfo: async (_, __, context) => ({
      status: true,
      customer: await requireCustomer(context),
    }),
  },
  Mutation: {
    updateAllergenProfile: async (_, { avoid }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale } = context
      if (avoid.some((code) => allergenIndexOf(code) < 0))
        throw userInputError(locale, 'avoid', 'account.unknownAllergen')
      const avoided_allergens = allergenCodes.filter((code) => avoid.includes(code)).join()
      await updateAvoidedAllergens(db, customer.company_id, avoided_allergens)
      return {
        status: true,
        message: formatMessage(locale, 'account.profileSaved'),
        customer: { ...customer, avoided_allergens },
      }
    },
  },
  Customer: {
    avoidedAllergens: ({ avoided_allergens: codes }) => (codes ? codes.split(',') : []),
    name: (customer) => `${customer.first_name} ${customer.last_name}`,
    firstName: (customer) => customer.first_name,
    lastName: (customer) => customer.last_name,
    dateOfBirth: (customer) => customer.date_of_birth,
    status: (customer) => customer.is_active === 1 && customer.company_status === 'approved',
    isVerified: (customer) => customer.is_verified === 1,
    customerGroupId: (customer) => customer.price_group,
    subscribedToNewsLetter: (customer) => customer.newsletter === 1,
    progressMails: (customer) => customer.progress_mails === 1,
    notes: () => null,
    apiToken: () => null,
    token: () => null,
    preferred_unit: ({ preferred_unit_id: unit }, _, { db, locale }) =>
      unit === null ? null : findUnit(db, unit, locale),
    company: (customer, _, { db }) => readCompany(db, customer.company_id),
    permissions: ({ role, on_behalf }) => permissionsOf(role, Boolean(on_behalf)),
    lastLoginAt: ({ last_login_at }) => last_login_at,
    addresses: async (customer, _, context) =>
      (await isColleague(context, customer)) ? null : readAddresses(context.db, customer),
    defaultAddress: async (customer, _, context) => {
      if (await isColleague(context, customer)) return null
      const addresses = await readAddresses(context.db, customer)
      return addresses.find((address) => address.is_default === 1) ?? addresses.at(-1) ?? null
    },
    createdAt: (customer) => customer.created_at,
    updatedAt: (customer) => customer.updated_at,
  },
  Company: {
    companyName: (company) => company.name,
    is_updated: (company) => company.is_updated === 1,
    phoneNumber: (company) => company.phone,
    vatNumber: (company) => company.vat_number,
    address: (company, _, { db }) => readCompanyAddress(db, company.id),
  },
  Address: {
    customerId: (address) => address.customer_id,
    companyName: (address) => address.company_name,
    firstName: (address) => address.first_name,
    lastName: (address) => address.last_name,
    countryName: (address, _, { locale }) => countryName(locale, address.country),
    vatId: (address) => address.vat_id,
    addressType: (address) => (address.customer_id === null ? 'company' : 'customer'),
    defaultAddress: (address) => address.is_default === 1,
    createdAt: (address) => address.created_at,
    updatedAt: (address) => address.updated_at,
  },
}

/** Whether a user is not the caller; at a login there is no caller yet. */
async function isColleague(context: Context, { id }: CustomerRow): Promise<boolean> {
  const caller = await context.customer()
  return caller !== null && caller.id !== id
}
