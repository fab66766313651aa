// accountInfo, the allergen profile, and the fields of customer, company and address.
import { type Context, requireCustomer } from '../context.ts'
import { inputRefusal } from '../errors.ts'
import { say } from '../messages.ts'
import { allergenCodes, allergenPlace } from '../rules/allergens.ts'
import { countryName } from '../rules/locale.ts'
import { type AddressRow, readAddresses, readCompanyAddress } from '../sql/addresses.ts'
import { type CompanyRow, type CustomerRow, readCompany, updateAvoidedAllergens } from '../sql/customers.ts'

const unitSql = 'SELECT unit_id AS id, one AS label FROM unit_texts WHERE unit_id = ?1 AND locale = ?2'

export const accountResolvers = {
  Query: {
    accountInfo: async (_: unknown, __: unknown, context: Context) => ({
      status: true,
      customer: await requireCustomer(context),
    }),
  },
  Mutation: {
    updateAllergenProfile: async (_: unknown, { avoid }: { avoid: string[] }, context: Context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      if (avoid.some((code) => allergenPlace(code) < 0)) throw inputRefusal(locale, 'avoid', 'account.unknownAllergen')
      const avoided_allergens = allergenCodes.filter((code) => avoid.includes(code)).join()
      await updateAvoidedAllergens(db, customer.id, avoided_allergens, now().toISOString())
      return {
        status: true,
        message: say(locale, 'account.profileSaved'),
        customer: { ...customer, avoided_allergens },
      }
    },
  },
  Customer: {
    avoidedAllergens: ({ avoided_allergens: codes }: CustomerRow) => (codes ? codes.split(',') : []),
    name: (customer: CustomerRow) => `${customer.first_name} ${customer.last_name}`,
    firstName: (customer: CustomerRow) => customer.first_name,
    lastName: (customer: CustomerRow) => customer.last_name,
    dateOfBirth: (customer: CustomerRow) => customer.date_of_birth,
    status: (customer: CustomerRow) => customer.is_active === 1 && customer.company_status === 'approved',
    isVerified: (customer: CustomerRow) => customer.is_verified === 1,
    customerGroupId: (customer: CustomerRow) => customer.price_group,
    subscribedToNewsLetter: (customer: CustomerRow) => customer.newsletter === 1,
    notes: () => null,
    apiToken: () => null,
    token: () => null,
    preferred_unit: ({ preferred_unit_id: unit }: CustomerRow, _: unknown, { db, locale }: Context) =>
      unit === null ? null : db.prepare(unitSql).bind(unit, locale).first(),
    company: (customer: CustomerRow, _: unknown, { db }: Context) => readCompany(db, customer.company_id),
    addresses: (customer: CustomerRow, _: unknown, { db }: Context) => readAddresses(db, customer),
    defaultAddress: async (customer: CustomerRow, _: unknown, { db }: Context) => {
      const addresses = await readAddresses(db, customer)
      return addresses.find((address) => address.is_default === 1) ?? addresses.at(-1) ?? null
    },
    createdAt: (customer: CustomerRow) => customer.created_at,
    updatedAt: (customer: CustomerRow) => customer.updated_at,
  },
  Company: {
    companyName: (company: CompanyRow) => company.name,
    is_updated: (company: CompanyRow) => company.is_updated === 1,
    phoneNumber: (company: CompanyRow) => company.phone,
    vatNumber: (company: CompanyRow) => company.vat_number,
    address: (company: CompanyRow, _: unknown, { db }: Context) => readCompanyAddress(db, company.id),
  },
  Address: {
    customerId: (address: AddressRow) => address.customer_id,
    companyName: (address: AddressRow) => address.company_name,
    firstName: (address: AddressRow) => address.first_name,
    lastName: (address: AddressRow) => address.last_name,
    countryName: (address: AddressRow, _: unknown, { locale }: Context) => countryName(locale, address.country),
    vatId: (address: AddressRow) => address.vat_id,
    addressType: (address: AddressRow) => (address.customer_id === null ? 'company' : 'customer'),
    defaultAddress: (address: AddressRow) => address.is_default === 1,
    createdAt: (address: AddressRow) => address.created_at,
    updatedAt: (address: AddressRow) => address.updated_at,
  },
}
