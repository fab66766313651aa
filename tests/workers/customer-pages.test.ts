// Page shells that all customers share: filled, they equal the page rendered for one customer, and contain no customer's data.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { fillPattern, fillShell, privateJson } from '../support/page-shell.ts'
import { type Runtime, runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, nadia, tom, type Visitor } from '../support/visit.ts'

const screens = [
  '/',
  '/en',
  '/de',
  '/fr',
  '/en/about-us',
  '/en/brands',
  '/assortiment',
  '/en/range?page=2',
  '/de/products',
  '/fr/products',
  '/en/range/dairy-eggs',
  '/en/range/dairy-eggs?view=rows',
]

/** A URL too long for the page cache, so that the page is rendered for this request. */
const pad = `pad=${'x'.repeat(400)}`
const padded = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${pad}`
const padding = /(?:\?|&amp;|&|%3F|%26)pad(?:=|%3D)x{400}/g

/** The page without what depends on how it was sent. */
const withoutDeliveryParts = (html: string) =>
  html
    .replace(padding, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="page-data"[^>]*>/, '')
    .replace(/<meta property="csp-nonce"[^>]*>/, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!-- -->/g, '')

async function textOf(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const { 'x-cookie': more = '', ...rest } = headers
  const answer = await visitor.ask(path, { headers: { cookie: `${cookie}; ${more}`, ...rest } })
  return { answer, text: await answer.text() }
}
const noScriptUrl = { 'x-cookie': 'js=0' }
const cacheStatusOf = (answer: Response) => answer.headers.get('cache-status')

/** Waits until the page shell is cached; before that a page is rendered per request. */
async function waitForShell(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const got = await textOf(visitor, path, headers)
    if (cacheStatusOf(got.answer) === 'proviant-page; hit; detail=customer') return got
    await sleep(100)
  }
  throw new Error(`${path} was never made for every customer`)
}

/** Changes the preferred unit and logs in again. */
async function setPreferredUnit(runtime: Runtime, email: string, unit: number | null) {
  await runtime.sql('COMMERCE_DB', 'UPDATE customers SET preferred_unit_id = ? WHERE email = ?', unit, email)
  return createLoggedInVisitor(runtime, email)
}

/** The part of a response that is the same for every customer. */
const shared = (html: string) => html.replace(fillPattern, '').replace(privateJson, '')

async function productOf(customer: Visitor): Promise<string> {
  const { text } = await textOf(customer, '/en/range/dairy-eggs')
  return /href="(\/en\/offer\/p\/[^"]+)"/.exec(text)?.[1] ?? ''
}

describe.each(runtimes)('customer pages ($name)', (runtime) => {
  async function expectSame(customer: Visitor, path: string) {
    const rendered = await textOf(customer, padded(path), noScriptUrl)
    expect(cacheStatusOf(rendered.answer)).toContain('bypass')
    const streamed = await waitForShell(customer, path)
    for (const { answer } of [rendered, streamed]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(withoutDeliveryParts(fillShell(streamed.text))).toBe(withoutDeliveryParts(rendered.text))
    return streamed.text
  }

  test('a filled page shell equals the page rendered for the customer without scripts', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    for (const path of [...screens, await productOf(customer)]) await expectSame(customer, path)
    const listing = await expectSame(customer, '/en/range')
    expect(listing).toMatch(/€\s?\d/)
    const brotli = await waitForShell(customer, '/en/range', { 'accept-encoding': 'br' })
    expect(brotli.answer.headers.get('content-encoding')).toBe('br')
    expect(withoutDeliveryParts(fillShell(brotli.text))).toBe(withoutDeliveryParts(fillShell(listing)))
  })

  test('the preselected packaging unit is the preferred one of the customer', async () => {
    const units = await runtime.sql<{ id: number }>('COMMERCE_DB', 'SELECT id FROM units ORDER BY id LIMIT 2')
    for (const { id } of units) {
      const customer = await setPreferredUnit(runtime, tom, id)
      await expectSame(customer, '/en/range/dairy-eggs')
      await expectSame(customer, await productOf(customer))
    }
    await setPreferredUnit(runtime, tom, null)
  })

  test('the pages of two customers differ only in their placeholders', async () => {
    const [one, other] = [await setPreferredUnit(runtime, nadia, null), await setPreferredUnit(runtime, tom, null)]
    const textFor = async (customer: Visitor, path: string) => shared((await waitForShell(customer, path)).text)
    for (const path of [...screens, await productOf(one)]) {
      let pages: string[]
      // a revalidation between two requests changes the page for both customers
      do pages = [await textFor(one, path), await textFor(other, path), await textFor(one, path)]
      while (pages[0] !== pages[2])
      expect(pages[1]).toBe(pages[2])
    }
  })

  test('a listing sorted by price, the cart and a 404 are rendered per customer', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    expect(cacheStatusOf((await textOf(customer, '/en/range?sort=price')).answer)).toContain('bypass')
    expect(cacheStatusOf((await textOf(customer, '/en/cart')).answer)).toContain('bypass')
    expect((await textOf(customer, '/en/range/nothing-like-it')).answer.status).toBe(404)
  })
})
