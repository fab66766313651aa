import { Customer, NativeAuthenticationMethod } from '@vendure/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { people, startTestBridge, toBearer } from './support/bridge.ts'

let shop: Awaited<ReturnType<typeof startTestBridge>>
const _cartToken = (name: string) => ({ 'x-cart-token': `guest-token-of-${name}-0123456789` })

beforeAll(async () => {
  shop = await startTestBridge()
})
afterAll(() => shop.stop())

describe('customerLogin', () => {
  it('returns a token for the right password', async () => {
    const { data } = await shop.sendLogin(people.nadia, 'proviant-demo')
    expect(data?.customerLogin).toMatchObject({ status: true, expiresIn: 86_400 })
  })

  it('rejects a wrong password and an unknown account alike', async () => {
    const [wrong, unknown] = await Promise.all([
      shop.sendLogin(people.nadia, 'wrong'),
      shop.sendLogin('unknown@brasserie-nova.example', 'wrong'),
    ])
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(unknown.errors?.[0]?.message).toBe(wrong.errors?.[0]?.message)
  })

  it('rejects a customer who requested access until the operator approves it', async () => {
    const email = 'eva@new.example'
    const request = `mutation { requestAccess(input: {
      company: { companyName: "New", email: "info@new.example", phoneNumber: "+32 9 555 01 20", activity: "Cafe", vatNumber: "BE0200000043" }
      user: { email: "${email}", firstName: "Eva", lastName: "van den Berg" }
      address: { address1: "Kaai 1", city: "Gent", country: "BE", postcode: "9000", phone: "+32 9 555 01 20" }
    }) { status success errors { field } } }`
    const first = await shop.ask(request)
    expect(first).toMatchObject({ status: true, errors: [] })
    expect(await shop.ask(request)).toEqual(first)
    await shop.ask(`mutation { forgotPassword(input: { email: "${email}" }) { status } }`)
    const { rawConnection } = shop.bridge.engine.connection
    const method = await rawConnection.getRepository(NativeAuthenticationMethod).findOneByOrFail({ identifier: email })
    const token = method.passwordResetToken ?? ''
    const check = `mutation { validateToken(token: "${token}") { success email } }`
    await shop.ask(check)
    expect(await shop.ask(check)).toEqual({ success: true, email })
    const passwords = 'password: "a-new-password", confirmPassword: "a-new-password"'
    const reset = `mutation { resetPassword(input: { token: "${token}", email: "${email}", ${passwords} }) { success } }`
    expect(await shop.ask(reset)).toEqual({ success: true })
    expect(await shop.ask(reset)).toEqual({ success: false })

    const pending = await shop.sendLogin(email, 'a-new-password')
    expect(pending.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await rawConnection.getRepository(Customer).update({ emailAddress: email }, { customFields: { approved: true } })
    const own = toBearer(await shop.sendLogin(email, 'a-new-password'))
    const account = await shop.ask(
      '{ accountInfo { customer { company { companyName status } defaultAddress { firstName lastName country } } } }',
      own,
    )
    expect(account).toMatchObject({
      customer: {
        company: { companyName: 'New', status: 'approved' },
        defaultAddress: { firstName: 'Eva', lastName: 'van den Berg', country: 'BE' },
      },
    })
  })

  it('limits attempts per account and network', async () => {
    const network = { 'x-client-network': 'network-1' }
    for (let attempt = 0; attempt < 5; attempt += 1) await shop.sendLogin(people.tom, 'wrong', network)
    const { errors } = await shop.sendLogin(people.tom, 'proviant-demo', network)
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('ends the session after a day, or after thirty if it is remembered', async () => {
    const [own, remembered] = [
      await shop.login('lena'),
      toBearer(
        await shop.send(
          `mutation { customerLogin(input: { email: "${people.lena}", password: "proviant-demo", remember: true }) { accessToken } }`,
        ),
      ),
    ]
    const now = vi.spyOn(Date, 'now')
    try {
      now.mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
      const { errors } = await shop.send('{ accountInfo { status } }', own)
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      expect(await shop.ask('{ accountInfo { status } }', remembered)).toEqual({ status: true })
    } finally {
      now.mockRestore()
    }
  })

  it('ends the session at customerLogout', async () => {
    const own = await shop.login('lena')
    await shop.ask('mutation { customerLogout { status } }', own)
    const { errors } = await shop.send('{ accountInfo { status } }', own)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

it('closes the Shop API of Vendure', async () => {
  const response = await fetch(new URL('/shop-api', shop.bridge.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ activeChannel { id } }' }),
  })
  expect(response.status).toBe(404)
})

describe('account', () => {
  it('changes the profile, and the address book of the customer only', async () => {
    const own = await shop.login('lena')
    const profile = `firstName: "Lena", lastName: "H", gender: "Female", phone: "+49 170 5550135", email: "${people.lena}"`
    const { customer } = await shop.ask<{ customer: object }>(
      `mutation { updateAccount(input: { ${profile}, preferredUnit: "2" }) { customer { name preferred_unit { id } } } }`,
      own,
    )
    expect(customer).toEqual({ name: 'Lena H', preferred_unit: { id: '2' } })
    const taken = profile.replace(people.lena, people.nadia)
    const { errors } = await shop.send(`mutation { updateAccount(input: { ${taken} }) { status } }`, own)
    expect(errors?.[0]?.extensions.validation).toHaveProperty(['input.email'])

    const address =
      'firstName: "Lena", lastName: "H", address1: "Markt 1", city: "Aachen", postcode: "52062", country: "DE", phone: "+49 241 5550134"'
    const created = await shop.ask<{ addresses: { id: string; address1: string; defaultAddress: boolean }[] }>(
      `mutation { createAddress(input: { ${address}, defaultAddress: true }) { addresses { id address1 defaultAddress } } }`,
      own,
    )
    expect(created.addresses.map(({ defaultAddress }) => defaultAddress)).toEqual([true, false])
    const id = created.addresses[0]?.id
    const other = await shop.login('nadia')
    const stolen = await shop.send(`mutation { deleteAddress(id: "${id}") { status } }`, other)
    expect(stolen.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const moved = await shop.ask<{ addresses: { address1: string }[] }>(
      `mutation { updateAddress(id: "${id}", input: { ${address.replace('Markt 1', 'Markt 2')}, defaultAddress: true }) { addresses { address1 } } }`,
      own,
    )
    expect(moved.addresses[0]?.address1).toBe('Markt 2')
    const left = await shop.ask<{ addresses: object[] }>(
      `mutation { deleteAddress(id: "${id}") { addresses { id } } }`,
      own,
    )
    expect(left.addresses).toHaveLength(1)
  })

  it('ends other sessions when the password changes', async () => {
    const [own, other] = [await shop.login('nadia'), await shop.login('nadia')]
    const change = (current: string, next: string) =>
      `mutation { changePassword(input: { currentPassword: "${current}", password: "${next}", confirmPassword: "${next}" }) { status } }`
    const wrong = await shop.send(change('wrong', 'another-password'), own)
    expect(wrong.errors?.[0]?.extensions.validation).toHaveProperty(['input.currentPassword'])
    await shop.ask(change('proviant-demo', 'another-password'), own)
    expect(await shop.ask('{ accountInfo { status } }', own)).toEqual({ status: true })
    const { errors } = await shop.send('{ accountInfo { status } }', other)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await shop.ask(change('another-password', 'proviant-demo'), own)
  })
})
