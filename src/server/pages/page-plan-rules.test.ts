// Rules of page-plan.ts for every combination of facts.
import { expect, test } from 'vitest'
import { cart, guest, guestsOnly, range } from '#tests/support/page-facts.ts'
import {
  isServedToGuests,
  type PagePlan,
  type PagePlanInput,
  type PageRequest,
  planPage,
  variantOf,
} from './page-plan.ts'

type Values<Facts> = { readonly [Fact in keyof Facts]: readonly Facts[Fact][] }

const requestValues: Values<PageRequest & Pick<PagePlanInput, 'backends' | 'retryAfterSeconds'>> = {
  screen: [range, guestsOnly, cart],
  visitor: ['guest', 'customer', 'expired'],
  personal: [null, 'preview', 'notice', 'on-behalf'],
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

/** Combinations that can occur: a URL with a sort order is not listed, and only shared pages are looked up in the cache. */
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
    'a page that isServedToGuests is served to every guest who may share it, and not revalidated',
    (facts, plan) =>
      !(isGuestWithPage(facts) && facts.cached !== 'missing' && isServedToGuests(facts.cached)) ||
      (plan.action === 'serve' && !plan.revalidate),
  ],
  [
    'a request is refused if and only if it is of a guest without a cached page who is over the limit',
    ({ visitor, cached, retryAfterSeconds }, { action }) =>
      (action === 'refuse') === (retryAfterSeconds > 0 && visitor === 'guest' && cached === 'missing'),
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
