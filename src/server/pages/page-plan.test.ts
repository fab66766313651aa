// Decisions of page-plan.ts in single situations; page-plan-rules.test.ts has rules for every combination of facts.
import { describe, expect, test } from 'vitest'
import { cart, guest, guestsOnly } from '#tests/support/page-facts.ts'
import { type PagePlan, type PagePlanInput, type PageRequest, planPage, priorityOf, variantOf } from './page-plan.ts'

const customer: PagePlanInput = { ...guest, visitor: 'customer' }
const external = { backends: 'external' } as const

/** A plan in short: its action, then the options that are set. */
function inShort(plan: PagePlan): string {
  switch (plan.action) {
    case 'serve':
      return plan.revalidate ? 'serve, revalidate' : 'serve'
    case 'refuse':
      return `refuse for ${plan.retryAfterSeconds} s`
    case 'wait-for-render':
      return 'wait'
    case 'render-and-store':
      return plan.staleIfError ? 'render and store, stale if error' : 'render and store'
    case 'render-live': {
      const options = [
        plan.inlinesStyles && 'sheet',
        plan.storeAfterwards && 'store afterwards',
        plan.staleIfError && 'stale if error',
      ]
      return [plan.mode, ...options].filter(Boolean).join(', ')
    }
  }
}

type Row = readonly [situation: string, change: Partial<PagePlanInput>, plan: string]
const check = (base: PagePlanInput, rows: readonly Row[]) =>
  test.each(rows)('%s', (_, change, plan) => expect(inShort(planPage({ ...base, ...change }))).toBe(plan))

describe('planPage: a guest requests a page that is', () => {
  check(guest, [
    ['fresh', { cached: 'fresh' }, 'serve'],
    ['fresh, with HEAD', { cached: 'fresh', method: 'HEAD' }, 'serve'],
    ['fresh, without scripts', { cached: 'fresh', scripts: 'off' }, 'serve'],
    ['fresh, sorted by price, which is the same for all guests', { cached: 'fresh', sortsByPrice: true }, 'serve'],
    ['fresh, while a backend is down', { cached: 'fresh', backendDown: true }, 'serve'],
    ['fresh, over the limit', { cached: 'fresh', retryAfterSeconds: 9 }, 'serve'],
    ['fresh, of a screen for guests only', { cached: 'fresh', screen: guestsOnly }, 'serve'],
    ['stale', { cached: 'stale' }, 'serve, revalidate'],
    ['stale and uncacheable', { cached: 'stale', isUncacheable: true }, 'serve'],
    ['expired', { cached: 'expired' }, 'render and store, stale if error'],
    ['expired, over the limit', { cached: 'expired', retryAfterSeconds: 9 }, 'render and store, stale if error'],
    ['expired, external', { cached: 'expired', ...external }, 'stream, sheet, store afterwards, stale if error'],
    ['missing', {}, 'render and store'],
    ['missing, over the limit', { retryAfterSeconds: 9 }, 'refuse for 9 s'],
    ['missing, external', external, 'stream, sheet, store afterwards'],
    ['missing, external and down', { ...external, backendDown: true }, 'whole, sheet, store afterwards'],
    ['missing, external, without scripts', { ...external, scripts: 'off' }, 'whole, sheet, store afterwards'],
    ['missing and in flight', { inFlight: true }, 'wait'],
    ['missing and in flight, external', { inFlight: true, ...external }, 'wait'],
    ['missing, in flight for long', { inFlight: true, waitedFor: 'other-render' }, 'render and store'],
    ['missing, its own render takes long', { inFlight: true, waitedFor: 'own-render' }, 'stream, sheet'],
    ['missing and uncacheable', { isUncacheable: true }, 'stream, sheet'],
    ['missing and uncacheable, external', { isUncacheable: true, ...external }, 'stream, sheet'],
    ['unbounded, first request', { url: 'unbounded' }, 'stream, sheet'],
    ['unbounded, second request', { url: 'unbounded', requestedBefore: true }, 'render and store'],
    [
      'unbounded, second request, external',
      { url: 'unbounded', requestedBefore: true, ...external },
      'stream, sheet, store afterwards',
    ],
    ['long', { url: 'long' }, 'stream'],
    ['long, over the limit', { url: 'long', retryAfterSeconds: 9 }, 'refuse for 9 s'],
    ['a preview', { personal: 'preview' }, 'stream'],
    ['staff in the name of a customer', { personal: 'on-behalf' }, 'stream'],
    ['with a notice', { personal: 'notice' }, 'whole'],
    ['of an uncached screen', { screen: cart }, 'stream'],
    ['of an uncached screen, while a backend is down', { screen: cart, backendDown: true }, 'whole'],
    ['of an uncached screen, over the limit', { screen: cart, retryAfterSeconds: 9 }, 'refuse for 9 s'],
  ])
})

describe('planPage: a customer requests a page that is', () => {
  check(customer, [
    ['fresh', { cached: 'fresh' }, 'serve'],
    ['stale', { cached: 'stale' }, 'serve, revalidate'],
    ['stale and uncacheable', { cached: 'stale', isUncacheable: true }, 'serve'],
    ['expired', { cached: 'expired' }, 'render and store'],
    ['missing', {}, 'render and store'],
    ['missing, external, first request', external, 'stream'],
    ['missing, external, second request', { requestedBefore: true, ...external }, 'stream, store afterwards'],
    ['missing and in flight', { inFlight: true }, 'wait'],
    ['missing and in flight, external', { inFlight: true, ...external }, 'stream'],
    ['missing, in flight for long', { inFlight: true, waitedFor: 'other-render' }, 'render and store'],
    ['missing, its own render takes long', { waitedFor: 'own-render' }, 'stream'],
    ['missing and uncacheable', { isUncacheable: true }, 'stream'],
    ['unbounded, first request', { url: 'unbounded' }, 'stream'],
    ['unbounded, second request', { url: 'unbounded', requestedBefore: true }, 'render and store'],
    ['requested with HEAD', { method: 'HEAD' }, 'stream'],
    ['requested without scripts', { scripts: 'off' }, 'whole'],
    ['requested while a backend is down', { backendDown: true }, 'whole'],
    ['fresh, but a backend went down after the lookup', { cached: 'fresh', backendDown: true }, 'whole'],
    ['sorted by price', { url: 'unbounded', sortsByPrice: true }, 'stream'],
    ['long', { url: 'long' }, 'stream'],
    ['requested in an expired session', { visitor: 'expired' }, 'stream'],
    ['a preview', { personal: 'preview' }, 'stream'],
    ['with a notice', { personal: 'notice' }, 'whole'],
    ['of a screen for guests only', { screen: guestsOnly }, 'stream'],
    ['of an uncached screen', { screen: cart }, 'stream'],
  ])
})

test.each<[string, Partial<PageRequest>, string | null]>([
  ['a guest', {}, 'guest'],
  ['a guest without scripts', { scripts: 'off', method: 'HEAD', sortsByPrice: true, backendDown: true }, 'guest'],
  ['a guest with a notice', { personal: 'notice' }, null],
  ['a guest of an uncached screen', { screen: cart }, null],
  ['a customer', { visitor: 'customer' }, 'customer'],
  ['a customer without scripts', { visitor: 'customer', scripts: 'off' }, null],
  ['a customer of a screen for guests only', { visitor: 'customer', screen: guestsOnly }, null],
  ['an expired session', { visitor: 'expired' }, null],
])('variantOf: the stored page for %s', (_, change, variant) => {
  expect(variantOf({ ...guest, ...change })).toBe(variant)
})

test.each<[string, Partial<PageRequest>, string]>([
  ['a cached page for guests', {}, 'shared'],
  ['an uncached page for a guest', { screen: cart }, 'individual'],
  ['a page for a customer', { visitor: 'customer' }, 'individual'],
  ['a page for an expired session', { visitor: 'expired' }, 'individual'],
])('priorityOf: the render of %s', (_, change, priority) => {
  expect(priorityOf({ ...guest, ...change })).toBe(priority)
})
