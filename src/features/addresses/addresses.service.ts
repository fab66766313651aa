/** Address book of a customer. Addresses of the company are read-only. */
import {
  type AddressFieldsFragment,
  type AddressInput,
  addresses,
  countries,
  createAddress,
  deleteAddress,
  updateAddress as updateAddressDocument,
} from '#contracts/generated/commerce.ts'
import { requirePostcode } from '#features/forms/postcode.ts'
import { type Address, toAddress } from '#features/orders/address.ts'
import { localize } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import {
  type AddressFormData,
  type AddressValues,
  toAddressValues,
  toBlankValues,
  toCountries,
} from './address-form-values.ts'

export interface AddressBook {
  own: Address[]
  ofCompany: Address[]
  canChange: boolean
}

type Optional = 'companyName' | 'address2' | 'vatId'

/** Form input; any value of `defaultAddress` makes it the default address. */
type GivenAddress = Omit<AddressValues, Optional | 'isDefault'> &
  Partial<Pick<AddressValues, Optional>> & { defaultAddress?: string; redirect?: string }

async function readAddresses({ sessionClient }: CustomerContext): Promise<readonly AddressFieldsFragment[]> {
  return (await sessionClient.commerce(addresses, {})).addresses?.addresses ?? []
}

const isOwn = ({ addressType }: AddressFieldsFragment) => addressType !== 'company'

/** @throws HttpProblem 404 for addresses of the company or a colleague and for unknown ids */
async function getOwn(context: CustomerContext, id: string): Promise<AddressFieldsFragment> {
  const found = (await readAddresses(context)).find((address) => address.id === id && isOwn(address))
  if (!found) throw new HttpProblem({ status: 404, title: context.t('addresses.unknown') })
  return found
}

type Written = { status: boolean | null; message: string | null } | null | undefined

/** Next page and message after a write. @throws HttpProblem 422 if the backend rejected it */
function toWriteResult({ locale, t }: RequestContext, written: Written, defaultMessage: string, redirect?: string) {
  if (!written || !isTruthyFlag(written.status))
    throw new HttpProblem({ status: 422, title: written?.message ?? t('problems.invalid') })
  return {
    next: sameOriginPath(redirect) ?? localize(locale, 'dashboardAccount'),
    notice: written.message ?? defaultMessage,
  }
}

function toInput({ redirect: _, defaultAddress, ...given }: GivenAddress, state: string | null): AddressInput {
  const { companyName, address2, vatId, ...rest } = given
  const absent = (value: string | undefined) => value || null
  return {
    ...rest,
    companyName: absent(companyName),
    address2: absent(address2),
    vatId: absent(vatId),
    state,
    defaultAddress: defaultAddress !== undefined,
  }
}

export async function getAddresses(context: RequestContext): Promise<AddressBook> {
  requireSession(context)
  const [known, isReadOnly] = await Promise.all([
    readAddresses(context),
    context.sessionClient.lacks('Mutation.createAddress'),
  ])
  const book = known.map(toAddress)
  const own = book.filter(({ ofCompany }) => !ofCompany)
  return { own, ofCompany: book.filter(({ ofCompany }) => ofCompany), canChange: !isReadOnly }
}

/** @param id of an own address, or `new` */
export async function getAddressForm(context: RequestContext, id: string): Promise<AddressFormData> {
  requireSession(context)
  const [known, all] = await Promise.all([readAddresses(context), context.publicClient.commerce(countries, {})])
  const own = id === 'new' ? null : await getOwn(context, id)
  return {
    id: own?.id ?? null,
    values: own ? toAddressValues(own) : toBlankValues(known[0]),
    countries: toCountries(all.countries, context.locale),
  }
}

export async function addAddress(context: RequestContext, given: GivenAddress) {
  requireSession(context)
  requirePostcode(context, given.country, given.postcode)
  const { createAddress: written } = await context.sessionClient.commerce(createAddress, {
    input: toInput(given, null),
  })
  return toWriteResult(context, written, context.t('addresses.saved'), given.redirect)
}

export async function updateAddress(context: RequestContext, id: string, given: GivenAddress) {
  requireSession(context)
  const { country, state } = await getOwn(context, id)
  requirePostcode(context, given.country, given.postcode)
  const input = toInput(given, given.country === country ? (state ?? null) : null)
  const { updateAddress: written } = await context.sessionClient.commerce(updateAddressDocument, { id, input })
  return toWriteResult(context, written, context.t('addresses.saved'), given.redirect)
}

export async function makeDefaultAddress(context: RequestContext, id: string) {
  requireSession(context)
  const own = await getOwn(context, id)
  const { isDefault: _, ...values } = toAddressValues(own)
  const input = toInput({ ...values, defaultAddress: '1' }, own.state ?? null)
  const { updateAddress: written } = await context.sessionClient.commerce(updateAddressDocument, { id, input })
  return toWriteResult(context, written, context.t('addresses.saved'))
}

export async function removeAddress(context: RequestContext, id: string) {
  requireSession(context)
  await getOwn(context, id)
  const { deleteAddress: written } = await context.sessionClient.commerce(deleteAddress, { id })
  return toWriteResult(context, written, context.t('addresses.removed'))
}
