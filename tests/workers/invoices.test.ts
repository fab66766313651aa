import { expect, onTestFinished, test } from 'vitest'
import { readPdf } from '#backends/commerce/testing/pdf-text.ts'
import { readXml } from '#backends/commerce/testing/xml-tree.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, lena, nadia, type Visitor, visitorOf } from '../support/visit.ts'

type Summary = { id: string; number: string; grandTotal: string; orderId: string; orderNumber: string }
type Invoice = Summary & {
  items: { sku: string; quantity: number; price: string; total: string }[]
  subTotal: string
  shipping: string
  taxes: { percent: number; amount: string; base: string }[]
}

/** Replaces non-breaking spaces beside currency signs. */
const flat = (text: string) => text.replace(/&nbsp;|[\u00a0\u202f]/g, ' ')

describeEachRuntime('invoices', (runtime) => {
  const read = async <Body>(visitor: Visitor, path: string) => (await (await visitor.ask(path)).json()) as Body
  const listOf = async (visitor: Visitor, locale = 'en') =>
    (await read<{ invoices: Summary[] }>(visitor, `/api/${locale}/invoices`)).invoices

  // F018, F436
  test.each(['en', 'nl', 'de', 'fr'])('screen, API, order, PDF and UBL have the same amounts in %s', async (locale) => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const invoices = await listOf(customer, locale)
    expect(invoices).toHaveLength(10)
    const prefix = locale === 'nl' ? '' : `/${locale}`
    const page = async (path: string) => flat(await (await customer.ask(`${prefix}/dashboard/${path}`)).text())
    const table = await page('invoices')
    for (const { number, grandTotal } of invoices)
      for (const fact of [number, flat(grandTotal)]) expect(table).toContain(fact)
    const { id = '', orderId = '', number } = invoices[1] ?? {}
    const invoice = await read<Invoice>(customer, `/api/${locale}/invoices/${id}`)
    const order = await read<Invoice>(customer, `/api/${locale}/orders/${orderId}`)
    const { subTotal, shipping, taxes, grandTotal, items } = invoice
    expect({ subTotal, shipping, taxes, grandTotal }).toEqual({
      subTotal: order.subTotal,
      shipping: order.shipping,
      taxes: order.taxes,
      grandTotal: order.grandTotal,
    })
    const file = await customer.ask(`/api/${locale}/invoices/${id}/pdf`)
    const headersOf = ({ headers }: Response) =>
      ['content-type', 'content-disposition', 'cache-control'].map((name) => headers.get(name))
    expect(headersOf(file)).toEqual(['application/pdf', `attachment; filename="${number}.pdf"`, 'private, no-store'])
    const words = (await readPdf(await file.arrayBuffer())).texts.map(flat)
    const detail = await page(`invoices?invoice=${id}`)
    const sums = [subTotal, shipping, grandTotal, ...taxes.map(({ amount }) => amount)].map(flat)
    const lines = items.flatMap(({ price, total }) => [price, total]).map(flat)
    for (const fact of [...sums, ...lines]) {
      expect(words).toContain(fact)
      expect(detail).toContain(fact)
    }
    for (const { sku } of items) {
      expect(words).toContain(sku)
      expect(detail).toContain(sku)
    }
    const ubl = await customer.ask(`/api/${locale}/invoices/${id}/ubl`)
    expect(headersOf(ubl)).toEqual([
      'application/xml; charset=utf-8',
      `attachment; filename="${number}.xml"`,
      'private, no-store',
    ])
    expect(detail).toContain(`href="/api/${locale}/invoices/${id}/ubl"`)
    const xml = readXml(await ubl.text())
    const digits = (text: string) => text.replace(/\D/g, '')
    const total = (name: string) => digits(xml.one('LegalMonetaryTotal').text(name))
    expect([total('LineExtensionAmount'), total('PayableAmount')]).toEqual([digits(subTotal), digits(grandTotal)])
    const rates = xml.one('TaxTotal').all('TaxSubtotal')
    expect(rates.map((rate) => digits(rate.text('TaxAmount')))).toEqual(taxes.map(({ amount }) => digits(amount)))
    expect(xml.all('InvoiceLine').map((line) => digits(line.text('LineExtensionAmount')))).toEqual(
      items.map(({ total: sum }) => digits(sum)),
    )
  })

  test('the invoice list is exported as CSV', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const answer = await customer.ask('/api/nl/invoices/csv')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="facturen.csv"')
    const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n')
    expect(head).toContain('Factuur;Factuurdatum;Vervaldatum;Status')
    const invoices = await listOf(customer, 'nl')
    expect(rows.map((row) => row.split(';')[0])).toEqual(invoices.map(({ number }) => number))
    for (const [index, row] of rows.entries()) {
      const total = row.split(';').at(-1) ?? ''
      expect(flat(invoices[index]?.grandTotal ?? '').replace(/[^\d,]/g, '')).toBe(total)
    }
  })

  test('the page begins with the amount owed, and each unpaid invoice shows how to pay it', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { balance } = await read<{ balance: { open: string; payment: { qr: { path: string } } } }>(
      customer,
      '/api/en/invoices/balance',
    )
    const page = flat(await (await customer.ask('/en/dashboard/invoices')).text())
    for (const fact of [flat(balance.open), 'BE68 5390 0754 7034', 'PRVNBEBB', balance.payment.qr.path])
      expect(page).toContain(fact)
    const invoices = (await read<{ invoices: (Summary & { state: string })[] }>(customer, '/api/en/invoices')).invoices
    const detailOf = async (state: string) => {
      const { id = '' } = invoices.find((invoice) => invoice.state === state) ?? {}
      return (await customer.ask(`/en/dashboard/invoices?invoice=${id}`)).text()
    }
    expect(await detailOf('overdue')).toMatch(/\+{3}000\/0260\/\d{5}\+{3}/)
    for (const state of ['paid', 'refunded']) expect(await detailOf(state)).not.toMatch(/BE68|<svg class="qr-code"/)
  })

  test('invoices are searched and filtered by the URL alone, and so is their CSV', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const all = await listOf(customer)
    const [invoice] = all
    const numbersAt = async (query: string) =>
      (await read<{ invoices: Summary[] }>(customer, `/api/en/invoices?${query}`)).invoices.map(({ number }) => number)
    for (const search of [invoice?.number ?? '', invoice?.orderNumber ?? '']) {
      expect(await numbersAt(`search=${search}`)).toEqual([invoice?.number])
      const page = await (await customer.ask(`/en/dashboard/invoices?search=${search}&state=&period=`)).text()
      expect(page).toContain(`value="${search}"`)
      expect(page).toContain(`invoice=${invoice?.id}`)
      expect(page).not.toContain(`invoice=${all[1]?.id}`)
    }
    const csv = await (await customer.ask('/api/en/invoices/csv?state=refunded')).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
    const none = await customer.ask('/en/dashboard/invoices?search=no-such-thing')
    expect([none.status, (await none.text()).includes('No invoices found')]).toEqual([200, true])
    const beyond = await customer.ask('/en/dashboard/invoices?page=400')
    expect([beyond.status, (await beyond.text()).includes('This page is empty')]).toEqual([200, true])
  })

  test.each(['invoices', 'orders'])(
    'an unknown filter of %s is a sentence with status 400, in the list and in the CSV',
    async (list) => {
      const customer = await createLoggedInVisitor(runtime, nadia)
      for (const [query, sentence] of [
        ['state=nonsense', 'Dieser Status existiert nicht.'],
        ['period=1812', 'Dieser Zeitraum existiert nicht.'],
        [`search=${'x'.repeat(101)}`, 'Suchen Sie mit höchstens 100 Zeichen.'],
      ] as const)
        for (const path of [
          `/de/dashboard/${list}?${query}`,
          `/api/de/${list}?${query}`,
          `/api/de/${list}/csv?${query}`,
        ]) {
          const answer = await customer.ask(path)
          expect([path, answer.status, (await answer.text()).includes(sentence)]).toEqual([path, 400, true])
        }
    },
  )

  // F018, F436
  test('invoices of other companies return 404 on screen, in the API and as files, and guests get 401', async () => {
    const [own] = await listOf(await createLoggedInVisitor(runtime, nadia))
    const { id = '', number = '' } = own ?? {}
    const files = [`/api/en/invoices/${id}`, `/api/en/invoices/${id}/pdf`, `/api/en/invoices/${id}/ubl`]
    const page = `/en/dashboard/invoices?invoice=${id}`
    const other = await createLoggedInVisitor(runtime, lena)
    expect((await listOf(other)).map((one) => one.id)).not.toContain(id)
    const found = await read<{ invoices: Summary[] }>(other, `/api/en/invoices?search=${number}`)
    expect(found.invoices).toEqual([])
    for (const path of [...files, page]) {
      const answer = await other.ask(path)
      expect([path, answer.status, (await answer.text()).includes(number)]).toEqual([path, 404, false])
    }
    const guest = visitorOf(runtime)
    for (const path of [
      '/api/en/invoices',
      '/api/en/invoices/balance',
      '/api/en/invoices/filters',
      '/api/en/invoices/recent',
      '/api/en/invoices/csv',
      ...files,
    ])
      expect([path, (await guest.ask(path)).status]).toEqual([path, 401])
    expect((await guest.ask(page)).status).toBe(302)
  })

  // F018, F436, F499
  test('the eleventh invoice is on the second page, opens and is in the CSV', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const [oldest] = (await listOf(customer)).slice(-1)
    const sql = (query: string, ...values: (string | number)[]) => runtime.sql('COMMERCE_DB', query, ...values)
    const copy = async (table: string, where: string, changes: Record<string, string | number | null>) => {
      const [row] = await sql(`SELECT * FROM ${table} WHERE id = ?`, where)
      const fields = Object.entries({ ...row, ...changes }) as [string, string | number][]
      const names = fields.map(([name]) => name)
      await sql(
        `INSERT OR IGNORE INTO ${table} (${names}) VALUES (${names.map(() => '?')})`,
        ...fields.map(([, value]) => value),
      )
    }
    const created_at = '2020-01-02T08:00:00.000Z'
    await copy('orders', oldest?.orderId ?? '', { id: 'old-order', number: 1, idempotency_key: null, created_at })
    await copy('invoices', oldest?.id ?? '', { id: 'old-invoice', order_id: 'old-order', number: 1, created_at })
    const newest = await listOf(customer)
    expect([newest.length, newest.some(({ id }) => id === 'old-invoice')]).toEqual([10, false])
    expect(await read(customer, '/api/en/invoices?page=2')).toMatchObject({
      invoices: [{ id: 'old-invoice' }],
      hasOlder: false,
    })
    const first = await (await customer.ask('/en/dashboard/invoices')).text()
    expect(first).toMatch(/<a[^>]+href="\/en\/dashboard\/invoices\?page=2"[^>]*>[^<]*Older invoices/)
    const second = await (await customer.ask('/en/dashboard/invoices?page=2')).text()
    expect(second).toContain('href="/en/dashboard/invoices?page=2&amp;invoice=old-invoice#invoice"')
    expect(second).toContain('Newer invoices')
    expect(second).not.toContain('>Older invoices')
    const opened = await customer.ask('/en/dashboard/invoices?page=2&invoice=old-invoice')
    expect([opened.status, (await opened.text()).includes('id="invoice"')]).toEqual([200, true])
    const rows = (await (await customer.ask('/api/en/invoices/csv')).text()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(12)
  })

  test('a customer without invoices gets a message, and an unknown invoice returns 404', async () => {
    const setStatus = (status: string) =>
      runtime.sql('COMMERCE_DB', 'UPDATE companies SET status = ? WHERE id = 3', status)
    await setStatus('approved')
    onTestFinished(async () => {
      await setStatus('pending')
    })
    const customer = await createLoggedInVisitor(runtime, 'wacht@pending.example')
    expect(await listOf(customer)).toEqual([])
    expect(await (await customer.ask('/en/dashboard/invoices')).text()).toContain('No invoices yet')
    for (const id of ['no-such-invoice', '%00', '..%2f..', "1' OR 1=1"])
      expect([id, (await customer.ask(`/api/en/invoices/${encodeURIComponent(id)}/pdf`)).status]).toEqual([id, 404])
  })
})
