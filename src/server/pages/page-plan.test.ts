// Decisions of page-plan.ts: single situations in a table, then rules for every combination of facts.
import { describe, expect, test } from 'vitest'
import { type PagePlan, type PagePlanInput, type PageRequest, planPage, priorityOf, variantOf } from './page-plan.ts'
import { screens } from './screens.ts'

const { range, cart } = screens
/** Cached for guests only; no current screen is. */
const guestsOnly: PagePlanInput['screen'] = { freshness: range.freshness, shared: false }

/** A guest requests a page that is not cached; both backends are embedded. */
const guest: PagePlanInput = {
  screen: range,
  visitor: 'guest',
  personal: null,
  method: 'GET',
  scripts: 'on',
  url: 'listed',
  sortsByPrice: false,
  backendDown: false,
  backends: 'embedded',
  cached: 'missing',
  inFlight: false,
  waitedFor: 'nothing',
  isUncacheable: false,
  requestedBefore: false,
  retryAfterSeconds: 0,
}
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
    ['with a notice', { personal: 'notice' }, 'whole'],
    ['of an uncached screen', { screen: cart }, 'stream'],
    ['of an uncached screen, while a backend is down', { screen: cart, backendDown: true }, 'whole'],
    ['of an uncached screen, over the limit', { screen: cart, retryAfterSeconds: 9 }, 'refuse for 9 s'],
  ])
})

describe('planPage: a customer requests a page that is', () => {
  check(customer, [
    ['fresh', { cached: 'fresh' }, 'serve'],
    ['fresh, over the limit', { cached: 'fresh', retryAfterSeconds: 9 }, 'refuse for 9 s'],
    ['stale, over the limit', { cached: 'stale', retryAfterSeconds: 9 }, 'refuse for 9 s'],
    ['stale', { cached: 'stale' }, 'serve, revalidate'],
    ['stale and uncacheable', { cached: 'stale', isUncacheable: true }, 'serve'],
    ['expired', { cached: 'expired' }, 'render and store'],
    ['expired, over the limit', { cached: 'expired', retryAfterSeconds: 9 }, 'refuse for 9 s'],
    ['missing', {}, 'render and store'],
    ['missing, over the limit', { retryAfterSeconds: 9 }, 'refuse for 9 s'],
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
    ['of an uncached screen, over the limit', { screen: cart, retryAfterSeconds: 9 }, 'refuse for 9 s'],
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

type Values<Facts> = { readonly [Fact in keyof Facts]: readonly Facts[Fact][] }

const requestValues: Values<PageRequest & Pick<PagePlanInput, 'backends' | 'retryAfterSeconds'>> = {
  screen: [range, guestsOnly, cart],
  visitor: ['guest', 'customer', 'expired'],
  personal: [null, 'preview', 'notice'],
  method: ['GET', 'HEAD'],
  scripts: ['on', 'off'],
  url: ['listed', 'unbounded', 'long'],
  sortsByPrice: [false, true],
  backendDown: [false, true],
  backends: ['embedded', 'external'],
  retryAfterSeconds: [0, 9],
}
const cacheValues: Values<Omit<PagePlanInput, keyof typeof requestValues>> = {
  cached: ['missing', 'fresh', 'stale', 'expired'],
  inFlight: [false, true],
  waitedFor: ['nothing', 'other-render', 'own-render'],
  isUncacheable: [false, true],
  requestedBefore: [false, true],
}

function* combinations<Facts>(values: Values<Facts>, names = Object.keys(values) as (keyof Facts)[]): Generator<Facts> {
  const [name, ...rest] = names
  if (name === undefined) return yield {} as Facts
  for (const value of values[name]) for (const others of combinations(values, rest)) yield { ...others, [name]: value }
}

/** Implemented again, so that a bug in variantOf is found. */
const isShared = ({ screen, visitor, personal, url, method, scripts, sortsByPrice, backendDown }: PageRequest) => {
  const isLive = method === 'HEAD' || scripts === 'off' || sortsByPrice || backendDown
  if (screen.freshness === null || personal !== null || url === 'long') return false
  return visitor === 'guest' || (visitor === 'customer' && screen.shared && !isLive)
}

/**
 * Every combination that can occur. A URL with a sort order is not listed. Only shared pages are looked up in the cache; a backend
 * may go down after that.
 */
const situations: readonly PagePlanInput[] = [...combinations(requestValues)]
  .filter(({ sortsByPrice, url }) => !sortsByPrice || url !== 'listed')
  .flatMap((request) => {
    const isLookedUp = isShared({ ...request, backendDown: false })
    const cacheFacts = isLookedUp ? [...combinations(cacheValues)] : [guest]
    return cacheFacts.map(({ cached, inFlight, waitedFor, isUncacheable, requestedBefore }) => ({
      ...request,
      ...{ cached, inFlight, waitedFor, isUncacheable, requestedBefore },
    }))
  })

const isServable = (facts: PagePlanInput) => isShared(facts) && (facts.cached === 'fresh' || facts.cached === 'stale')
const isSharedGuest = (facts: PagePlanInput) => isShared(facts) && facts.visitor === 'guest'
const isGuestWithPage = (facts: PagePlanInput) => isSharedGuest(facts) && facts.cached !== 'missing'
const rendersLive = ({ action }: PagePlan) => action === 'render-live'
const storesAfterwards = (plan: PagePlan) => plan.action === 'render-live' && plan.storeAfterwards
const stores = (plan: PagePlan) => plan.action === 'render-and-store' || storesAfterwards(plan)
const storesOrRevalidates = (plan: PagePlan) => stores(plan) || (plan.action === 'serve' && plan.revalidate)
const fallsBack = (plan: PagePlan) => 'staleIfError' in plan && plan.staleIfError

const rules: readonly [rule: string, holds: (facts: PagePlanInput, plan: PagePlan) => boolean][] = [
  [
    'a page for one request is rendered live or refused, and neither stores nor falls back to a shared page',
    (facts, plan) =>
      isShared(facts) || (/^(render-live|refuse)$/.test(plan.action) && !stores(plan) && !fallsBack(plan)),
  ],
  [
    'a page is served if and only if it is shared, cached fresh or stale, and not refused',
    (facts, { action }) => (isServable(facts) && action !== 'refuse') === (action === 'serve'),
  ],
  [
    'a served page is revalidated if and only if it is stale and not uncacheable',
    ({ cached, isUncacheable }, plan) =>
      plan.action !== 'serve' || plan.revalidate === (cached === 'stale' && !isUncacheable),
  ],
  [
    'a request is refused if and only if it is over its limit, except guests with a cached page',
    (facts, { action }) => (action === 'refuse') === (facts.retryAfterSeconds > 0 && !isGuestWithPage(facts)),
  ],
  [
    'a customer or an expired session over the limit is refused',
    ({ visitor, retryAfterSeconds }, { action }) =>
      visitor === 'guest' || retryAfterSeconds === 0 || action === 'refuse',
  ],
  [
    'a refusal tells the seconds of the limit',
    ({ retryAfterSeconds }, plan) => plan.action !== 'refuse' || plan.retryAfterSeconds === retryAfterSeconds,
  ],
  [
    'a request waits for a render only if there is one, and once',
    ({ inFlight, waitedFor }, { action }) => action !== 'wait-for-render' || (inFlight && waitedFor === 'nothing'),
  ],
  [
    'a request waits before it renders a page that is in flight, except customers over external backends',
    (facts, { action }) =>
      !(isShared(facts) && facts.inFlight && facts.waitedFor === 'nothing') ||
      (facts.visitor === 'customer' && facts.backends === 'external') === (action !== 'wait-for-render') ||
      /^(serve|refuse)$/.test(action),
  ],
  [
    'a request that has waited for its own render is rendered live and not stored again, over embedded backends',
    ({ waitedFor, backends }, plan) => waitedFor !== 'own-render' || backends === 'external' || !stores(plan),
  ],
  [
    'a render is stored for all only over embedded backends, afterwards only over external ones',
    ({ backends }, plan) =>
      (plan.action !== 'render-and-store' || backends === 'embedded') &&
      (!storesAfterwards(plan) || backends === 'external'),
  ],
  [
    'a page that is uncacheable is neither stored nor revalidated',
    ({ isUncacheable }, plan) => !isUncacheable || !storesOrRevalidates(plan),
  ],
  [
    'a rendered page is stored if its URL is listed or requested before; shells over external backends only if requested before',
    (facts, plan) => {
      const { url, visitor, backends, requestedBefore, isUncacheable, waitedFor } = facts
      const isRendered = rendersLive(plan) || plan.action === 'render-and-store'
      if (!isRendered || !isShared(facts) || isUncacheable) return true
      if (backends === 'embedded' && waitedFor === 'own-render') return true
      const isWorth = requestedBefore || (url === 'listed' && (visitor === 'guest' || backends === 'embedded'))
      return stores(plan) === isWorth
    },
  ],
  [
    'only a guest with an expired page falls back to it',
    (facts, plan) => {
      const isRendered = rendersLive(plan) || plan.action === 'render-and-store'
      return !isRendered || fallsBack(plan) === (isSharedGuest(facts) && facts.cached === 'expired')
    },
  ],
  [
    'a live page inlines the stylesheet if and only if it is a shared page for guests',
    (facts, plan) => plan.action !== 'render-live' || plan.inlinesStyles === isSharedGuest(facts),
  ],
  [
    'a live page is whole if and only if a backend is down, scripts are off or it shows a notice',
    ({ backendDown, scripts, personal }, plan) =>
      plan.action !== 'render-live' ||
      (plan.mode === 'whole') === (backendDown || scripts === 'off' || personal === 'notice'),
  ],
]

test('variantOf, every combination of facts: only a shared page has a variant, which is that of its visitor', () => {
  const broken = situations.filter((facts) => variantOf(facts) !== (isShared(facts) ? facts.visitor : null))
  expect(broken).toEqual([])
})

test.each(rules)('planPage, every combination of facts: %s', (_, holds) => {
  const broken = situations.find((facts) => !holds(facts, planPage(facts)))
  expect(broken && { facts: broken, plan: planPage(broken) }).toBeUndefined()
})

test('planPage, every combination of facts: no token is taken for a guest with a cached page', () => {
  const free = situations.filter(isGuestWithPage)
  expect(free.length).toBeGreaterThan(10_000)
  for (const facts of free)
    planPage({
      ...facts,
      get retryAfterSeconds(): number {
        throw new Error(`a token was taken: ${JSON.stringify(facts)}`)
      },
    })
})

/** Facts that may change after a step without response: other requests change the cache at any time. */
function learned(facts: PagePlanInput, { action }: PagePlan): PagePlanInput[] {
  if (action !== 'wait-for-render' && action !== 'render-and-store') return []
  const changed = [...combinations({ ...cacheValues, waitedFor: [facts.waitedFor] })].map((change) => ({
    ...facts,
    ...change,
  }))
  if (action === 'wait-for-render') return changed.map((next) => ({ ...next, waitedFor: 'other-render' }))
  // after the queue it is planned again, and rendered if the plan is still to render or to wait
  const replanned = changed.filter((next) => !/^(render-and-store|wait-for-render)$/.test(planPage(next).action))
  return [...replanned, ...changed.map((next) => ({ ...next, waitedFor: 'own-render' as const }))]
}

test('planPage, every combination of facts: sends a response after at most three steps, whatever facts change', () => {
  const known = new Map<string, number>()
  const countSteps = (facts: PagePlanInput): number => {
    const key = Object.values(facts).map(String).join() + JSON.stringify(facts.screen)
    const steps = known.get(key)
    if (steps !== undefined) return steps
    // of a loop
    known.set(key, Number.POSITIVE_INFINITY)
    const counted = 1 + Math.max(0, ...learned(facts, planPage(facts)).map(countSteps))
    known.set(key, counted)
    return counted
  }
  const unplanned = situations.filter(({ waitedFor }) => waitedFor === 'nothing')
  expect(Math.max(...new Set(unplanned.map(countSteps)))).toBe(3)
})
