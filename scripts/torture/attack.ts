// One network that asks for what no cache has, as fast as it likes, beside a customer and a guest: what these two notice of it.
// Called by ../bench.ts (`npm run bench -- --attack`).
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runtime } from '../bench/build.ts'
import { untilCached } from '../bench/cached-page.ts'
import type { Goal } from '../bench/goals.ts'
import { logIn, startShop } from '../bench/shops.ts'
import { figure, percentile, ratio, toTable } from '../bench/statistics.ts'

const attacks = [
  { attack: 'made-up filters', perSecond: 40, path: (index: number) => `/en/range?filters=search%3Aword${index}` },
  { attack: 'unknown addresses', perSecond: 100, path: (index: number) => `/en/nothing-${index}` },
] as const

const visits = [
  { visit: 'cart', path: '/en/cart', isOwn: true, most: 3 },
  { visit: 'checkout', path: '/en/checkout', isOwn: true, most: 3 },
  { visit: 'cached page', path: '/en/about-us', isOwn: false, most: 2 },
] as const

export type AttackFigure = {
  runtime: Runtime
  attack: (typeof attacks)[number]['attack']
  visit: (typeof visits)[number]['visit']
  /** 99 of 100 visits took no longer, in milliseconds. */
  calmMs: number
  attackedMs: number
  /** What the attacker got, by status; 0 for no answer. */
  answers: Record<number, number>
}

/** A shop with its usual limits, calm and then under each attack in turn, `seconds` each. */
export async function measureAttack(runtime: Runtime, seconds: number): Promise<AttackFigure[]> {
  const shop = await startShop(runtime, { PAGE_LIMIT: '', SEARCH_LIMIT: '', UNKNOWN_LIMIT: '' })
  try {
    const cookie = await logIn(shop.origin)
    await untilCached(shop.origin, '/en/about-us')
    await visitFor(shop.origin, cookie, 3)
    const figures: AttackFigure[] = []
    for (const { attack, perSecond, path } of attacks) {
      const calm = await visitFor(shop.origin, cookie, seconds)
      const stop = startAttack(shop.origin, perSecond, path)
      const attacked = await visitFor(shop.origin, cookie, seconds)
      const answers = await stop()
      for (const { visit } of visits)
        figures.push({ runtime, attack, visit, calmMs: calm[visit], attackedMs: attacked[visit], answers })
      // the network is let in again
      await sleep(12_000)
    }
    return figures
  } finally {
    await shop.stop()
  }
}

type Times = Record<AttackFigure['visit'], number>

/** Each page again and again, a visitor each, with a moment between two visits. */
async function visitFor(origin: string, cookie: string, seconds: number): Promise<Times> {
  const until = performance.now() + seconds * 1000
  const times: Times = { cart: 0, checkout: 0, 'cached page': 0 }
  const again = async ({ visit, path, isOwn }: (typeof visits)[number]) => {
    const taken: number[] = []
    while (performance.now() < until) {
      const started = performance.now()
      const ask = () => fetch(origin + path, { headers: isOwn ? { cookie } : {} })
      // a connection that has been idle may be closed by the time it is used
      const answer = await ask().catch(ask)
      await answer.arrayBuffer()
      taken.push(performance.now() - started)
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
      await sleep(30)
    }
    times[visit] = percentile(taken, 0.99)
  }
  await Promise.all(visits.map(again))
  return times
}

/** Asks on time, whether answers come or not. */
function startAttack(origin: string, perSecond: number, path: (index: number) => string) {
  const answers: Record<number, number> = {}
  const asked: Promise<void>[] = []
  const count = (status: number) => {
    answers[status] = (answers[status] ?? 0) + 1
  }
  const ask = async (index: number) => {
    const answer = await fetch(origin + path(index))
    await answer.arrayBuffer()
    count(answer.status)
  }
  const started = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (asked.length < due) asked.push(ask(asked.length).catch(() => count(0)))
  }, 10)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    return answers
  }
}

export const attackTable = (figures: readonly AttackFigure[]) =>
  toTable(
    ['runtime', 'attack', 'visit', 'p99 calm', 'p99 attacked', 'ratio', 'the attacker got'],
    figures.map(({ runtime, attack, visit, calmMs, attackedMs, answers }) => [
      runtime,
      attack,
      visit,
      figure(calmMs, 'ms'),
      figure(attackedMs, 'ms'),
      figure(ratio(attackedMs, calmMs)),
      Object.entries(answers)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', '),
    ]),
    3,
  )

export const attackGoals = (figures: readonly AttackFigure[]): Goal[] =>
  figures.map(({ runtime, attack, visit, calmMs, attackedMs }) => {
    const gate = `<= ${visits.find((each) => each.visit === visit)?.most}`
    const what = `${visit}, p99 under ${attack} against calm`
    return { id: 'attack', what, runtime, value: ratio(attackedMs, calmMs), unit: '', gate, goal: gate }
  })
