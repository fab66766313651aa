/** A customer's address book over the data door. Addresses of the company are shown and never changed. */
import { type } from 'arktype'
import { Hono } from 'hono'
import type { AddressFieldsFragment, AddressInput } from '#contracts/generated/commerce.ts'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import { toAddress } from '#features/orders/address.ts'
import { localize } from '#i18n/paths.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { type AddressFormFacts, toAddressValues, toBlankValues, toCountries } from './address-form-values.ts'
import { addresses, countries, createAddress, deleteAddress, updateAddress } from './addresses.operations.ts'

const text = type('string.trim')
const needed = text.to('string >= 1')
const Address = type({
  'companyName?': text,
  firstName: needed,
  lastName: needed,
  address1: needed,
  'address2?': text,
  postcode: needed,
  city: needed,
  country: '/^[A-Z]{2}$/',
  phone: needed,
  'vatId?': text,
  'defaultAddress?': 'string',
  'redirect?': 'string',
  // a form brings more along than its fields
  '+': 'delete',
})
const messages = {
  firstName: 'forms.required',
  lastName: 'forms.required',
  address1: 'forms.required',
  postcode: 'forms.required',
  city: 'forms.required',
  country: 'addresses.chooseCountry',
  phone: 'forms.required',
} as const

async function readAddresses({ calls }: RequestContext): Promise<readonly AddressFieldsFragment[]> {
  return (await calls.commerce(addresses, {})).addresses?.addresses ?? []
}

const isOwn = ({ addressType }: AddressFieldsFragment) => addressType !== 'company'

/** @throws Refusal 404 for the company's, a colleague's and unknown addresses alike */
async function getOwn(context: RequestContext, id: string): Promise<AddressFieldsFragment> {
  const found = (await readAddresses(context)).find((address) => address.id === id && isOwn(address))
  if (!found) throw new Refusal({ status: 404, title: context.t('addresses.unknown') })
  return found
}

type Written = { status: boolean | null; message: string | null } | null | undefined

/** Where one goes after a write, and what is said there. @throws Refusal when the backend did not do it */
function afterwards({ locale, t }: RequestContext, written: Written, said: string, redirect?: string) {
  if (!written || !isTrue(written.status))
    throw new Refusal({ status: 422, title: written?.message ?? t('problems.invalid') })
  return { next: sameSitePath(redirect) ?? localize(locale, 'dashboardAccount'), notice: written.message ?? said }
}

function toInput({ redirect: _, defaultAddress, ...given }: typeof Address.infer, state: string | null): AddressInput {
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

export const addressesApi = new Hono<ApiEnv>()
  .get('/', async (c) => {
    const { context } = c.env
    requireSession(context)
    const [known, isReadOnly] = await Promise.all([
      readAddresses(context),
      context.calls.lacks('Mutation.createAddress'),
    ])
    const book = known.map(toAddress)
    const own = book.filter(({ ofCompany }) => !ofCompany)
    return c.json({ own, ofCompany: book.filter(({ ofCompany }) => ofCompany), canChange: !isReadOnly }, 200)
  })
  /** The form of an own address, or of a new one. */
  .get('/form/:id', async (c) => {
    const { context } = c.env
    requireSession(context)
    const id = c.req.param('id')
    const [known, all] = await Promise.all([readAddresses(context), context.reads.commerce(countries, {})])
    const own = id === 'new' ? null : await getOwn(context, id)
    const facts: AddressFormFacts = {
      id: own?.id ?? null,
      values: own ? toAddressValues(own) : toBlankValues(known[0]),
      countries: toCountries(all.countries, context.locale),
    }
    return c.json(facts, 200)
  })
  .post('/', body(Address, messages), async (c) => {
    const { context } = c.env
    requireSession(context)
    const given = c.req.valid('form')
    const { createAddress: written } = await context.calls.commerce(createAddress, { input: toInput(given, null) })
    const after = afterwards(context, written, context.t('addresses.saved'), given.redirect)
    c.header('x-next', after.next)
    return c.json(after, 200)
  })
  .post('/:id', body(Address, messages), async (c) => {
    const { context } = c.env
    requireSession(context)
    const given = c.req.valid('form')
    const { id, country, state } = await getOwn(context, c.req.param('id'))
    const input = toInput(given, given.country === country ? (state ?? null) : null)
    const { updateAddress: written } = await context.calls.commerce(updateAddress, { id, input })
    const after = afterwards(context, written, context.t('addresses.saved'), given.redirect)
    c.header('x-next', after.next)
    return c.json(after, 200)
  })
  .post('/:id/default', async (c) => {
    const { context } = c.env
    requireSession(context)
    const own = await getOwn(context, c.req.param('id'))
    const { isDefault: _, ...values } = toAddressValues(own)
    const input = toInput({ ...values, defaultAddress: '1' }, own.state ?? null)
    const { updateAddress: written } = await context.calls.commerce(updateAddress, { id: own.id, input })
    const after = afterwards(context, written, context.t('addresses.saved'))
    c.header('x-next', after.next)
    return c.json(after, 200)
  })
  .post('/:id/remove', async (c) => {
    const { context } = c.env
    requireSession(context)
    const { id } = await getOwn(context, c.req.param('id'))
    const { deleteAddress: written } = await context.calls.commerce(deleteAddress, { id })
    const after = afterwards(context, written, context.t('addresses.removed'))
    c.header('x-next', after.next)
    return c.json(after, 200)
  })
