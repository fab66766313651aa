import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { matchPath } from '#i18n/paths.ts'
import { nadia } from '#tests/support/api-context.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { createAdmission } from '../limits/admission.ts'
import type { Session } from '../session/session.ts'
import { openVisit, PageVisit } from './page-visit.ts'

interface Given {
  url?: string
  method?: string
  headers?: Record<string, string>
  session?: Session | null
  development?: boolean
  publicOrigin?: string | null
  services?: object
  /** The name that the page shows; null: the session has ended. */
  currentCustomer?: Session['customer'] | null
}

/** A request whose facts were determined by the middleware before. */
async function openContext({ url = '/en/range', method = 'GET', headers = {}, session = null, ...given }: Given = {}) {
  const pages = {
    find: vi.fn(async (..._given: unknown[]): Promise<{ state: string } | null> => null),
    peek: vi.fn(() => ({ state: 'fresh' })),
    isInFlight: vi.fn((key: string) => key === '/en/range'),
    isUncacheable: vi.fn((_key: string) => false),
    wasRequestedBefore: vi.fn((key: string) => key === '/en/range'),
  }
  const limits = { customers: 120, pages: 60, unknown: 30, searches: 240 }
  const config = {
    publicOrigin: given.publicOrigin === undefined ? 'https://shop.example' : given.publicOrigin,
    limits,
  }
  const backend = { isDown: (_trafficClass: string) => false }
  const services = {
    ...{ pages, config, development: given.development ?? false, env: {} },
    ...{ commerce: backend, content: backend, embedded: { commerce: {}, content: {} } },
    admission: createAdmission({ ...config, commerceUrl: null, contentUrl: null } as never, null),
    sealer: { open: async (sealed: string | undefined) => sealed ?? null },
    ...given.services,
  }
  let context: AppContext | undefined
  const app = new Hono<AppEnv>().all('*', (c) => {
    c.set('services', services as never)
    c.set('origin', new URL(c.req.url).origin)
    c.set('session', Promise.resolve(session) as never)
    const currentCustomer = async () =>
      given.currentCustomer === undefined ? session?.customer : given.currentCustomer
    c.set('built', Promise.resolve({ context: { currentCustomer }, cookieLines: [] }) as never)
    context = c as never
    return c.text('')
  })
  const executionCtx = { waitUntil: () => undefined, clientAddress: '203.0.113.7' }
  await app.fetch(new Request(new URL(url, 'http://localhost'), { method, headers }), {}, executionCtx as never)
  return { c: context as AppContext, pages, match: matchPath(new URL(url, 'http://localhost').pathname) }
}

async function visit(given: Given = {}) {
  const { c, match } = await openContext(given)
  return new PageVisit(c, match, given.session ?? null)
}

describe('the URL', () => {
  test('of a cached page has the parameters of its screen only', async () => {
    const { canonicalUrl } = await visit({ url: '/en/range?utm_source=x&sort=name&page=2' })
    expect(canonicalUrl).toBe('/en/range?page=2&sort=name')
    expect((await visit({ url: '/en/range' })).canonicalUrl).toBe('/en/range')
  })

  test.each([
    ['/en/range', 'listed'],
    ['/en/range?page=2', 'listed'],
    ['/en/range?page=99&utm_source=x', 'listed'],
    ['/en/range?page=100', 'unbounded'],
    ['/en/range?page=0', 'unbounded'],
    ['/en/range?page=2x', 'unbounded'],
    ['/en/range?page=2&sort=name', 'unbounded'],
    ['/en/range?sort=name', 'unbounded'],
    ['/en/brands?page=2', 'listed'],
  ])('%s is %s', async (url, expected) => {
    expect((await visit({ url })).url).toBe(expected)
  })

  test('of more than 400 characters is long', async () => {
    const ofLength = (length: number) => `/en/range?x=${'a'.repeat(length - 'http://localhost/en/range?x='.length)}`
    expect((await visit({ url: ofLength(400) })).url).toBe('listed')
    expect((await visit({ url: ofLength(401) })).url).toBe('long')
  })
})

test('facts of the request: method, scripts, sorting by price', async () => {
  const guest = await visit()
  expect([guest.method, guest.scripts, guest.sortsByPrice, guest.visitor]).toEqual(['GET', 'on', false, 'guest'])
  expect((await visit({ method: 'HEAD' })).method).toBe('HEAD')
  expect((await visit({ headers: { cookie: 'js=0' } })).scripts).toBe('off')
  expect((await visit({ headers: { cookie: 'js=1' } })).scripts).toBe('on')
  expect((await visit({ session: nadia })).visitor).toBe('customer')
  const sorts = [
    'sort=price',
    'sort=-price',
    'page=2&sort=name-price',
    'sort=name',
    'filters=sort%3Dprice',
    'resort=price',
  ]
  const sorted = await Promise.all(
    sorts.map(async (query) => (await visit({ url: `/en/range?${query}` })).sortsByPrice),
  )
  expect(sorted).toEqual([true, true, true, false, false, false])
})

test('in development no page is cached', async () => {
  expect((await visit()).screen.freshness).not.toBe(null)
  expect((await visit({ development: true })).screen).toMatchObject({ freshness: null, shared: true })
})

test('facts of the backends: embedded if both are, down if one of them is for this kind of visitor', async () => {
  const backends = async (embedded: object) => (await visit({ services: { embedded } })).backends
  expect(await backends({ commerce: {}, content: {} })).toBe('embedded')
  expect(await backends({ commerce: null, content: {} })).toBe('external')
  expect(await backends({ commerce: {}, content: null })).toBe('external')
  const downFor = (name: string) => ({ isDown: (trafficClass: string) => trafficClass === name })
  const isDown = async (services: object, session: Session | null = null) =>
    (await visit({ services, session })).backendDown
  expect([
    await isDown({}),
    await isDown({ commerce: downFor('guest') }),
    await isDown({ content: downFor('guest') }),
  ]).toEqual([false, true, true])
  expect([
    await isDown({ commerce: downFor('guest') }, nadia),
    await isDown({ content: downFor('customer') }, nadia),
  ]).toEqual([false, true])
})

describe('openVisit', () => {
  const open = async (given: Given = {}, found: { state: string } | null = null) => {
    const { c, match, pages } = await openContext(given)
    pages.find.mockResolvedValue(found)
    return { visit: await openVisit(c, match), pages }
  }

  test('looks the page of a guest up by its URL', async () => {
    const { visit: guest, pages } = await open({ url: '/en/range?x=1' }, { state: 'stale' })
    expect(pages.find.mock.calls).toEqual([['/en/range', guest.screen.freshness]])
    expect(guest.stored).toEqual({ variant: 'guest', key: '/en/range', freshness: guest.screen.freshness })
    expect([guest.cached, guest.key, guest.inFlight, guest.requestedBefore, guest.isUncacheable]).toEqual([
      'stale',
      '/en/range',
      true,
      true,
      false,
    ])
    expect((await open()).visit.cached).toBe('missing')
  })

  test('has the host name in the key of a shop without a public origin', async () => {
    expect((await open({ publicOrigin: null })).visit.key).toBe('http://localhost/en/range')
  })

  test('looks nothing up for a page that is never cached, or whose URL is long', async () => {
    for (const url of ['/en/cart', `/en/range?x=${'a'.repeat(400)}`]) {
      const { visit: opened, pages } = await open({ url })
      expect([opened.stored, opened.key, pages.find.mock.calls]).toEqual([null, '', []])
    }
  })

  test('looks the shell of a customer up by the preferred unit and the URL', async () => {
    const { visit: customer, pages } = await open({ session: nadia })
    expect(customer.stored).toMatchObject({ variant: 'customer', key: 'customers::/en/range' })
    expect([customer.customer, pages.find.mock.calls[0]?.[0]]).toEqual([nadia.customer, 'customers::/en/range'])
    const session = { ...nadia, customer: { ...nadia.customer, preferredUnitId: '7' } }
    expect((await open({ session, publicOrigin: null })).visit.key).toBe('customers:7:http://localhost/en/range')
  })

  test('a customer whose session has ended gets no shell', async () => {
    const { visit: expired, pages } = await open({ session: nadia, currentCustomer: null })
    expect([expired.visitor, expired.stored, pages.find.mock.calls]).toEqual(['expired', null, []])
  })

  test('a flash message, a preview or a session in the name of a customer makes the page personal', async () => {
    const later = Date.now() / 1000 + 60
    const sealed: Record<string, unknown> = { note: 'Saved', old: { until: later - 120 }, preview: { until: later } }
    const services = { sealer: { open: async (cookie: string) => sealed[cookie] ?? null } }
    const personal = async (cookie: string, session: Session | null = null) => {
      const { visit: opened, pages } = await open({ headers: { cookie }, services, session })
      if (opened.personal) expect([opened.stored, pages.find.mock.calls]).toEqual([null, []])
      return opened.personal
    }
    expect(await personal('pv_n=note')).toBe('notice')
    expect(await personal('pv_p=preview')).toBe('preview')
    // a cookie that the shop did not seal, or whose preview has expired, must not bypass the cache
    expect([await personal('pv_n=forged'), await personal('pv_p=forged'), await personal('pv_p=old')]).toEqual([
      null,
      null,
      null,
    ])
    const onBehalf = { ...nadia, customer: { ...nadia.customer, onBehalf: { staff: 'Mia', companyId: '3' } } }
    expect([await personal('', onBehalf), await personal('', nadia)]).toEqual(['on-behalf', null])
  })

  test('only URLs that are listed, of a shop with one name, may be written to KV', async () => {
    const isPersistable = async (given: Given) => (await open(given)).visit.isPersistable
    expect(await isPersistable({})).toBe(true)
    expect(await isPersistable({ url: '/en/range?sort=name' })).toBe(false)
    expect(await isPersistable({ publicOrigin: null })).toBe(true)
    expect(await isPersistable({ publicOrigin: null, url: 'http://other.example/en/range' })).toBe(false)
  })

  test('refresh looks the page up in memory, if it may be cached', async () => {
    const { visit: guest, pages } = await open()
    guest.refresh()
    expect(guest.cached).toBe('fresh')
    expect(pages.peek.mock.calls).toEqual([['/en/range', guest.screen.freshness]])
    const { visit: cart, pages: none } = await open({ url: '/en/cart' })
    cart.refresh()
    expect([cart.cached, none.peek.mock.calls]).toEqual(['missing', []])
  })
})

describe('charge', () => {
  const charge = async (given: Given = {}, found: { state: string } | null = null) => {
    const { c, match, pages } = await openContext(given)
    pages.find.mockResolvedValue(found)
    const opened = given.session ? new PageVisit(c, match, given.session) : await openVisit(c, match)
    const take = vi.spyOn(c.get('services').admission.guests, 'take')
    await opened.charge()
    return { opened, pages, cost: take.mock.calls[0]?.slice(1) ?? null, take }
  }

  test('costs a guest the price of a missing page: of a screen, of a page for all, or of any other', async () => {
    expect((await charge({ url: '/en/login' })).cost).toEqual([0.2, 0])
    expect((await charge({ url: '/en/range' })).cost).toEqual([0.2, 12])
    expect((await charge({ url: '/en/range?sort=name' })).cost).toEqual([1, 24])
    expect((await charge({ url: `/en/range?x=${'a'.repeat(400)}` })).cost).toEqual([1, 24])
  })

  test('costs nothing for a cached page or a customer, and only once', async () => {
    expect((await charge({}, { state: 'fresh' })).cost).toBe(null)
    expect((await charge({ session: nadia })).cost).toBe(null)
    const { opened, take } = await charge()
    const calls = take.mock.calls.length
    expect(opened.charge()).toBeUndefined()
    expect([opened.retryAfterSeconds, take.mock.calls.length]).toEqual([0, calls])
  })

  test('returns the seconds until the next page is allowed', async () => {
    const { c, match } = await openContext()
    await c.get('services').admission.guests.charge('203.0.113.7', 40)
    const opened = await openVisit(c, match)
    expect(opened.retryAfterSeconds).toBe(0)
    await opened.charge()
    expect(opened.retryAfterSeconds).toBeGreaterThan(0)
  })
})
