import { expect, test } from 'vitest'
import { isPostcode } from '#features/forms/postcode.ts'
import { apiUnder, makeTestContext, nadia, post } from '#tests/support/api-context.ts'

const api = apiUnder('/addresses')

const stored = {
  id: '2',
  companyName: 'Nova',
  firstName: 'Nadia',
  lastName: 'Benali',
  address1: 'Korenlei 112',
  address2: 'Bus 3',
  postcode: '9000',
  city: 'Gent',
  country: 'BE',
  countryName: 'Belgium',
  state: 'BE-VOV',
  phone: '+32 470',
  vatId: null,
  addressType: 'customer',
  defaultAddress: false,
}
const seat = { ...stored, id: '1', addressType: 'company' }
const book = { addresses: { status: true, message: null, addresses: [stored, seat] } }
const written = { status: true, message: 'Saved.', addresses: [] }
const form = {
  firstName: ' Nadia ',
  lastName: 'Benali',
  address1: 'Kaai 7',
  postcode: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '+32 9',
}
const input = {
  ...form,
  firstName: 'Nadia',
  companyName: null,
  address2: null,
  vatId: null,
  state: null,
  defaultAddress: false,
}

test('POST / saves a trimmed address and returns the account page or a same-origin redirect as next page', async () => {
  const { context, asked } = await makeTestContext({ createAddress: written }, { session: nadia })
  const next = async (more: object) =>
    (
      await api.request('/', post({ ...form, companyName: ' ', _customer: '1', _page: '/en', ...more }), { context })
    ).json()
  expect(await next({})).toEqual({ next: '/en/dashboard/account', notice: 'Saved.' })
  // exactly the input: the other fields of the form are dropped
  expect(asked.map(({ variables }) => variables)).toEqual([{ input }])
  expect(await next({ redirect: '/en/checkout' })).toMatchObject({ next: '/en/checkout' })
  expect(await next({ redirect: '//evil.example' })).toMatchObject({ next: '/en/dashboard/account' })
})

test('POST / with missing fields returns 422 with a message per field and sends no backend request', async () => {
  const { context, asked } = await makeTestContext({}, { session: nadia })
  const answer = await api.request('/', post({ ...form, city: '  ', country: 'Belgium' }), { context })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: { city: ['This field is required.'], country: ['Choose a country.'] },
  })
  expect(asked).toEqual([])
})

test('a postcode without the format of its country returns 422 with an example', async () => {
  const { context, asked } = await makeTestContext(book, { session: nadia })
  for (const [country, postcode, example] of [
    ['FR', '9999999', '12345'],
    ['BE', '900', '1234'],
    ['NL', '1012', '1234XX'],
  ] as const) {
    const answer = await api.request('/', post({ ...form, country, postcode }), { context })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { errors: { postcode: [`Enter a postcode like ${example}.`] } },
    ])
  }
  expect(asked).toEqual([])
  const accepted = [
    ['FR', 'F-75001'],
    ['LU', 'L-1234'],
    ['NL', '1012ab'],
    ['LV', 'LV-1010'],
    ['PL', '00-950'],
  ]
  expect(accepted.filter(([country = '', postcode = '']) => !isPostcode(country, postcode))).toEqual([])
  expect([isPostcode('SE', '114 55'), isPostcode('IE', 'D02 X285'), isPostcode('SE', '1145')]).toEqual([
    true,
    true,
    false,
  ])
})

test('POST /:id keeps the state, which is not in the form, unless the country changes', async () => {
  const { context, asked } = await makeTestContext({ ...book, updateAddress: written }, { session: nadia })
  await api.request('/2', post(form), { context })
  await api.request('/2', post({ ...form, country: 'NL', postcode: '1012 AB' }), { context })
  const states = asked.flatMap(({ name, variables }) => (name === 'updateAddress' ? [variables] : []))
  expect(states).toMatchObject([
    { id: '2', input: { state: 'BE-VOV', country: 'BE' } },
    { id: '2', input: { state: null, country: 'NL' } },
  ])
})

// F016
test('POST /:id/default changes nothing else of the address', async () => {
  const { context, asked } = await makeTestContext({ ...book, updateAddress: written }, { session: nadia })
  expect((await api.request('/2/default', post({}), { context })).status).toBe(200)
  const { companyName, firstName, lastName, address1, address2, postcode, city, country, state, phone, vatId } = stored
  const same = { companyName, firstName, lastName, address1, address2, postcode, city, country, state, phone, vatId }
  expect(asked.at(-1)).toMatchObject({
    name: 'updateAddress',
    variables: { id: '2', input: { ...same, defaultAddress: true } },
  })
})

test('company addresses and unknown ids return 404 for form, update, default and removal', async () => {
  const { context, asked } = await makeTestContext(book, { session: nadia })
  for (const id of ['1', '99'])
    for (const [path, init] of [
      [`/form/${id}`, {}],
      [`/${id}`, post(form)],
      [`/${id}/default`, post({})],
      [`/${id}/remove`, post({})],
    ] as const)
      expect([path, (await api.request(path, init, { context })).status]).toEqual([path, 404])
  expect(asked.filter(({ name }) => name !== 'addresses')).toEqual([])
})

test('the address book is read-only if the backend cannot create addresses, and a rejected save returns 422 with its message', async () => {
  const { context } = await makeTestContext({ ...book, lacks: ['Mutation.createAddress'] }, { session: nadia })
  expect(await (await api.request('/', {}, { context })).json()).toMatchObject({
    own: [{ id: '2' }],
    ofCompany: [{ id: '1' }],
    canChange: false,
  })
  const refused = await makeTestContext({ createAddress: { status: false, message: 'Not here.' } }, { session: nadia })
  const answer = await api.request('/', post(form), refused)
  expect([answer.status, ((await answer.json()) as { title: string }).title]).toEqual([422, 'Not here.'])
})
