import { expect, test } from 'vitest'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'
import { toDays } from './record-filter.service.ts'
import { filteredHref, noFilter, toFilter } from './record-filter.ts'

test('filteredHref has only the filters that are set, and a page after the first', () => {
  expect(filteredHref('/x', noFilter)).toBe('/x')
  expect(filteredHref('/x', toFilter({ search: ' milk & co ', state: 'paid' }), 3)).toBe(
    '/x?search=milk+%26+co&state=paid&page=3',
  )
})

test('toDays has the days of a year and of the latest days at the depot, and null for anything else', () => {
  const midnight = new Date('2026-11-27T23:30:00Z')
  expect(toDays('2025', midnight)).toEqual({ from: '2025-01-01', until: '2025-12-31' })
  expect(toDays('30d', midnight)).toEqual({ from: '2026-10-30' })
  // half past midnight at the depot, two days after a day of 23 hours
  expect(toDays('30d', new Date('2026-03-30T22:30:00Z'))).toEqual({ from: '2026-03-02' })
  for (const odd of ['31d', '1999', '20255', 'year', '0', '2026-01'])
    expect([odd, toDays(odd, midnight)]).toEqual([odd, null])
})

test.each(['/orders', '/invoices'])(
  '%s sends only the filters that are set, also for all rows of the CSV',
  async (path) => {
    const { context, asked } = await makeTestContext(
      { invoiceSummaries: [], viewInvoices: [], ordersList: null },
      { session: nadia },
    )
    const api = apiUnder(path)
    const query = '?search=%20gouda&state=STATE&period=2025'.replace('STATE', path === '/orders' ? 'completed' : 'paid')
    for (const url of [query, `/csv${query}`, '/', '?search=&state=&period=']) {
      const { status } = await api.request(url, {}, { context })
      expect([url, status]).toEqual([url, 200])
    }
    const state = path === '/orders' ? { status: 'completed' } : { state: 'paid' }
    const found = { search: 'gouda', ...state, from: '2025-01-01', until: '2025-12-31' }
    expect(asked.map(({ variables }) => variables)).toEqual([
      expect.objectContaining(found),
      expect.objectContaining(found),
      expect.not.objectContaining({ search: expect.anything() }),
      expect.not.objectContaining({ search: expect.anything() }),
    ])
  },
)

test.each(['/orders', '/invoices'])(
  '%s rejects an unknown filter with a sentence, and asks the backend nothing',
  async (path) => {
    const { context, asked } = await makeTestContext({}, { session: nadia })
    const wrong = [
      ['state=nonsense', context.t('orders.filter.unknownState')],
      ['period=1812', context.t('orders.filter.unknownPeriod')],
      [`search=${'x'.repeat(101)}`, context.t('orders.filter.searchTooLong', { count: 100 })],
    ] as const
    for (const [query, title] of wrong)
      for (const url of [`?${query}`, `/csv?${query}`]) {
        const response = await apiUnder(path).request(url, {}, { context })
        expect([url, response.status, await response.json()]).toEqual([url, 400, expect.objectContaining({ title })])
      }
    expect(asked).toEqual([])
  },
)

test('the filters are those that the backend has', async () => {
  const read = async (path: string, lacks: string[]) => {
    const { context } = await makeTestContext({ orderYears: [2025, 2024], lacks }, { session: nadia })
    return (await apiUnder(path).request('/filters', {}, { context })).json()
  }
  const thisYear = new Date().getFullYear()
  const years = [thisYear, 2025, 2024]
  for (const path of ['/orders', '/invoices'])
    expect(await read(path, [])).toEqual({ search: true, state: true, years: [...new Set(years)] })
  const lacking = ['search', 'state', 'from'].flatMap((name) => [
    `FilterCustomerOrderInput.${name}`,
    `OrderInvoiceInput.${name}`,
  ])
  expect(await read('/orders', lacking)).toEqual({ search: false, state: true, years: null })
  expect(await read('/invoices', lacking)).toEqual({ search: false, state: false, years: null })
})
