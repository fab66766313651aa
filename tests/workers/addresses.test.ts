import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, lena, nadia, tom, type Visitor, visitorOf } from '../support/visit.ts'

type Book = { own: { id: string; title: string; lines: string[]; isDefault: boolean }[]; ofCompany: { id: string }[] }

const fields = {
  companyName: 'Nova Markthal',
  firstName: 'Nadia',
  lastName: 'Benali',
  address1: 'Groentenmarkt 7',
  postcode: '9000',
  city: 'Gent',
  country: 'BE',
  phone: '+32 9 555 01 99',
}

describeEachRuntime('addresses', (runtime) => {
  const page = '/en/dashboard/account'
  const bookOf = async (visitor: Visitor) => (await (await visitor.ask('/api/en/addresses')).json()) as Book
  const see = async (visitor: Visitor, path: string) => {
    visitor.cookies.set('js', '0')
    const answer = await visitor.ask(path)
    return { status: answer.status, html: await answer.text() }
  }

  // F016, F431, F433
  test('without scripts an address is added, made the default, offered at checkout, changed and removed', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { own: before } = await bookOf(customer)
    const add = await see(customer, `${page}?address=new&redirect=%2Fen%2Fcheckout`)
    for (const part of ['action="/api/en/addresses"', 'name="address1"', 'value="/en/checkout"', '>Belgium<'])
      expect(add.html).toContain(part)
    const saved = await customer.submit(
      '/api/en/addresses',
      { ...fields, redirect: '/en/checkout' },
      `${page}?address=new`,
    )
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/en/checkout'])
    const { own, ofCompany } = await bookOf(customer)
    const made = own.find(({ title }) => title === fields.companyName)
    expect(made).toMatchObject({ isDefault: false, lines: ['Nadia Benali', 'Groentenmarkt 7', '9000 Gent, Belgium'] })
    const path = `/api/en/addresses/${made?.id}`

    expect((await customer.submit(`${path}/default`, {}, page)).status).toBe(303)
    expect((await bookOf(customer)).own.map(({ id, isDefault }) => [id, isDefault])).toEqual(
      expect.arrayContaining([[made?.id, true], ...before.map(({ id }) => [id, false])]),
    )
    const { addresses } = (await (await customer.ask('/api/en/checkout')).json()) as { addresses: { id: string }[] }
    expect(addresses.map(({ id }) => id)).toContain(made?.id)
    expect(addresses).toHaveLength(own.length + ofCompany.length)

    const form = await see(customer, `${page}?address=${made?.id}`)
    expect(form.html).toContain('value="Groentenmarkt 7"')
    for (const action of [path, `${path}/remove`]) expect(form.html).toContain(`action="${action}"`)
    await customer.submit(
      path,
      { ...fields, address1: 'Groentenmarkt 9', defaultAddress: '1' },
      `${page}?address=${made?.id}`,
    )
    const shown = await see(customer, page)
    expect(shown.html).toContain('Groentenmarkt 9')
    expect((await customer.submit(`${path}/remove`, {}, `${page}?address=${made?.id}`)).status).toBe(303)
    expect((await bookOf(customer)).own.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await customer.submit(`/api/en/addresses/${before[0]?.id}/default`, {}, page)
  })

  // F135
  test('an invalid address returns 422 with the input and the error of shop or backend at its field', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { own } = await bookOf(customer)
    for (const [wrong, words] of [
      [{ city: '' }, 'Dit veld is verplicht.'],
      [{ postcode: '9'.repeat(21) }, '20'],
    ] as const) {
      const answer = await customer.submit(
        '/api/nl/addresses',
        { ...fields, ...wrong },
        '/dashboard/account?address=new',
      )
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(html).toContain('value="Groentenmarkt 7"')
      const [name = ''] = Object.keys(wrong)
      const field = html.slice(html.indexOf(`name="${name}"`) - 400, html.indexOf(`name="${name}"`) + 900)
      expect(field).toContain('aria-invalid="true"')
      expect(field).toContain(words)
    }
    expect((await bookOf(customer)).own).toEqual(own)
  })

  // F016, F433
  test('addresses of the company, a colleague or another company return 404 on writes, and guests get 401', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { own, ofCompany } = await bookOf(customer)
    const [first] = own
    const tries = (id: string | undefined) =>
      [`${id}`, `${id}/default`, `${id}/remove`].map((path) => `/api/en/addresses/${path}`)
    for (const path of tries(ofCompany[0]?.id))
      expect([path, (await customer.post(path, fields)).status]).toEqual([path, 404])
    for (const email of [lena, tom]) {
      const other = await createLoggedInVisitor(runtime, email)
      expect(JSON.stringify(await bookOf(other))).not.toContain('Zeedijk')
      for (const path of tries(first?.id)) expect([path, (await other.post(path, fields)).status]).toEqual([path, 404])
      expect((await other.ask(`${page}?address=${first?.id}`)).status).toBe(404)
    }
    const guest = visitorOf(runtime)
    for (const path of ['/api/en/addresses', ...tries(first?.id)])
      expect([path, (await guest.post(path, fields)).status]).toEqual([path, 401])
    expect(await bookOf(customer)).toEqual({ own, ofCompany, canChange: true })
  })
})
