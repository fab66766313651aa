// accountInfo and the fields of customers, companies and addresses. A company is the company fields of its customer.
import { countryName } from '../../../../backends/commerce/rules/locale.ts'
import { findUnit } from '../../../../backends/commerce/sql/units.ts'
import { unitIdOf } from '../catalogue/snapshot.ts'
import { type AddressView, readAddresses } from './addresses.ts'
import { type Caller, type Context, requireCaller } from './context.ts'

export const accountResolvers = {
  Query: {
    accountInfo: async (_: unknown, __: object, context: Context) => ({
      status: true,
      customer: await requireCaller(context),
    }),
  },
  Customer: {
    id: ({ customer }: Caller) => String(customer.id),
    name: ({ customer }: Caller) => `${customer.firstName} ${customer.lastName}`,
    firstName: ({ customer }: Caller) => customer.firstName,
    lastName: ({ customer }: Caller) => customer.lastName,
    gender: ({ customer }: Caller) => customer.customFields.gender,
    dateOfBirth: () => null,
    email: ({ customer }: Caller) => customer.emailAddress,
    phone: ({ customer }: Caller) => customer.phoneNumber ?? null,
    status: ({ customer }: Caller) => customer.customFields.approved,
    isVerified: ({ customer }: Caller) => customer.user?.verified ?? false,
    customerGroupId: ({ groups }: Caller) => groups.toSorted((a, b) => Number(a.id) - Number(b.id))[0]?.name ?? null,
    subscribedToNewsLetter: () => false,
    notes: () => null,
    apiToken: () => null,
    token: () => null,
    preferred_unit: ({ customer }: Caller, _: object, { db, locale }: Context) => {
      const { preferredUnit } = customer.customFields
      return preferredUnit === null ? null : findUnit(db, unitIdOf(preferredUnit), locale)
    },
    company: (caller: Caller) => (caller.customer.customFields.company ? caller : null),
    addresses: (caller: Caller, _: object, context: Context) => readAddresses(context, caller),
    defaultAddress: async (caller: Caller, _: object, context: Context) =>
      (await readAddresses(context, caller))[0] ?? null,
    createdAt: ({ customer }: Caller) => customer.createdAt,
    updatedAt: ({ customer }: Caller) => customer.updatedAt,
  },
  Company: {
    id: ({ customer }: Caller) => String(customer.id),
    companyName: ({ customer }: Caller) => customer.customFields.company,
    activity: ({ customer }: Caller) => customer.customFields.activity,
    email: ({ customer }: Caller) => customer.emailAddress,
    external_code: ({ customer }: Caller) => customer.customFields.companyCode,
    is_updated: () => false,
    phoneNumber: ({ customer }: Caller) => customer.phoneNumber ?? null,
    status: ({ customer }: Caller) => (customer.customFields.approved ? 'approved' : 'pending'),
    vatNumber: ({ customer }: Caller) => customer.customFields.vatNumber,
    website: ({ customer }: Caller) => customer.customFields.website,
    address: async (caller: Caller, _: object, context: Context) => (await readAddresses(context, caller))[0] ?? null,
  },
  Address: {
    id: ({ id }: AddressView) => String(id),
    customerId: (address: AddressView) => address.customerId ?? null,
    companyName: ({ company }: AddressView) => company || null,
    firstName: (address: AddressView) => namesOf(address).firstName,
    lastName: (address: AddressView) => namesOf(address).lastName,
    address1: ({ streetLine1 }: AddressView) => streetLine1 ?? null,
    address2: ({ streetLine2 }: AddressView) => streetLine2 || null,
    country: (address: AddressView) => countryOf(address),
    countryName: (address: AddressView, _: object, { locale }: Context) => countryName(locale, countryOf(address)),
    state: ({ province }: AddressView) => province || null,
    city: ({ city }: AddressView) => city ?? null,
    postcode: ({ postalCode }: AddressView) => postalCode ?? null,
    phone: ({ phoneNumber }: AddressView) => phoneNumber ?? null,
    vatId: ({ customFields }: AddressView) => customFields?.vatId ?? null,
    addressType: () => 'customer',
    defaultAddress: ({ defaultShippingAddress }: AddressView) => defaultShippingAddress ?? false,
    createdAt: ({ createdAt }: AddressView) => createdAt ?? null,
    updatedAt: ({ updatedAt }: AddressView) => updatedAt ?? null,
  },
}

/** Vendure has one full name; the last name is stored beside it. */
function namesOf({ fullName, customFields }: AddressView) {
  const whole = (fullName ?? '').trim()
  const last = customFields?.lastName?.trim() ?? ''
  if (last && whole.endsWith(` ${last}`)) return { firstName: whole.slice(0, -last.length - 1), lastName: last }
  const [firstName = '', ...rest] = whole.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

const countryOf = (address: AddressView) => address.countryCode ?? address.country?.code ?? ''
