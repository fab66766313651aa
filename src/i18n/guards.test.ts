import { expect, test } from 'vitest'
import { guardRedirect } from './guards.ts'
import { locales } from './locales.ts'
import { routes } from './routes.ts'

const screensWith = (guard: string) =>
  Object.entries(routes)
    .filter(([, row]) => row.guard === guard)
    .map(([, row]) => row.en)
    .sort()

// F274, F393, F394, F395, F396, F397
test('redirects a guest from every protected screen to the login of the language, with the page as its target', () => {
  expect(screensWith('protected')).toEqual([
    '/en/dashboard',
    '/en/dashboard/account',
    '/en/dashboard/approvals',
    '/en/dashboard/assortment',
    '/en/dashboard/invoices',
    '/en/dashboard/orderLists',
    '/en/dashboard/orders',
    '/en/dashboard/standing-orders',
    '/en/dashboard/users',
  ])
  for (const row of Object.values(routes)) {
    for (const locale of locales) {
      const address = `${row[locale]}?page=2&x=%26`
      const login = `${routes.login[locale]}?redirect=${encodeURIComponent(address)}`
      expect(guardRedirect(address, false)).toBe(row.guard === 'protected' ? login : null)
    }
  }
})

test('the login of a page with a very long query returns to the page without it, since headers are limited', () => {
  const query = (length: number) => `?q=${'='.repeat(length - '/en/dashboard?q='.length)}`
  const target = (length: number) => guardRedirect(`/en/dashboard${query(length)}`, false)
  expect(target(2_000)).toBe(`/en/login?redirect=${encodeURIComponent(`/en/dashboard${query(2_000)}`)}`)
  expect(target(2_001)).toBe('/en/login?redirect=%2Fen%2Fdashboard')
})

// F273, F388, F389, F390, F391, F392
test('redirects a customer from every guest-only screen to the dashboard, or to the requested path of this site', () => {
  expect(screensWith('only-not-logged-in')).toEqual([
    '/en/forgot-password',
    '/en/invitation',
    '/en/login',
    '/en/register',
    '/en/register/success',
    '/en/reset-password',
  ])
  for (const row of Object.values(routes)) {
    for (const locale of locales) {
      const isGuestOnly = row.guard === 'only-not-logged-in'
      expect(guardRedirect(row[locale], true)).toBe(isGuestOnly ? routes.dashboard[locale] : null)
    }
  }
  expect(guardRedirect('/en/login?redirect=%2Fen%2Fcart%3Fa%3D1', true)).toBe('/en/cart?a=1')
  for (const elsewhere of ['%2F%2Fevil.example', 'https%3A%2F%2Fevil.example', '%2F%5Cevil.example', ''])
    expect(guardRedirect(`/en/login?redirect=${elsewhere}`, true)).toBe('/en/dashboard')
})
