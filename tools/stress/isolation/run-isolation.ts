// Many sessions of named customers and guests at once: no response, cache, log or mail has a private value of another person.
import { noRateLimits } from '../../../tests/support/no-rate-limits.ts'
import { findOrderableProducts, visitorOf } from '../../../tests/support/visit.ts'
import type { Runtime } from '../../bench/build.ts'
import { seeded } from '../../bench/seeded-random.ts'
import { type PinnedShop, startPinnedShop } from '../pinned-shop.ts'
import type { StressResult } from '../stress-result.ts'
import { createPeople, findPeople, type Person } from './people.ts'
import { type Findings, readAsGuest, runSession, type Sessions } from './sessions.ts'

type Size = { runtime: Runtime; sessions: number; customers: number; guests: number; steps: number; seed: number }

const metricsToken = 'm'.repeat(40)
const mostPrinted = 10

export async function runIsolation({ runtime, seed, ...size }: Size): Promise<StressResult[]> {
  const part = `isolation, ${runtime}`
  const shop = await startPinnedShop(runtime, { ...noRateLimits, LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken })
  try {
    await shop.sql('COMMERCE_DB', 'UPDATE stock SET quantity = 1000000')
    const { productId, productPath } = await findProduct(shop)
    const people = await createPeople(shop, { ...size, productId })
    const findings: Findings = {
      ...{ requests: 0, aborted: 0, broken: 0, blind: 0, failed: new Map() },
      ...{ foreign: [], foreignValidations: [] },
    }
    const sessions: Sessions = {
      ...{ shop, people, productId, productPath, random: seeded(seed), steps: size.steps, findings },
      validators: new Map(),
    }
    const personOf = (index: number) => people[index % people.length] as Person
    await Promise.all(Array.from({ length: size.sessions }, (_, index) => runSession(sessions, personOf(index), index)))
    const guestPages = await readAsGuest(sessions)
    const stored = await findStored(shop)
    const mails = await checkMails(shop, people)
    const failures = [...findings.foreign, ...findings.foreignValidations, ...guestPages, ...stored, ...mails.wrong]
    for (const failure of failures.slice(0, mostPrinted)) console.error(failure)
    const failed = [...findings.failed].map(([status, count]) => `${count} of ${status}`).join(', ')
    const none = (what: string, value: number): StressResult => ({ part, what, value, unit: '', limit: 0 })
    const of = `${findings.requests} requests of ${size.sessions} sessions, ${findings.aborted} aborted, ${findings.broken} broken`
    return [
      none(`responses with foreign values, ${of}${failed && `; ${failed}`}`, findings.foreign.length),
      none('responses of 304 to a validator of another person', findings.foreignValidations.length),
      none('pages of a guest without a session with private values', guestPages.length),
      none('caches, logs, metrics and counters with private values', stored.length),
      none(`mails with values of others, of ${mails.count}`, mails.wrong.length),
      none('sessions of customers that saw no value of their own', findings.blind),
    ]
  } finally {
    await shop.stop()
  }
}

async function findProduct(shop: PinnedShop) {
  const [productId = ''] = await findOrderableProducts(shop, 1)
  type Listed = { products: { href: string; shown: { id: string } | null }[] }
  const answer = await visitorOf(shop).ask('/api/en/catalogue/listing?filters=is_stock_article%3A1')
  const { products } = (await answer.json()) as Listed
  const productPath = products.find(({ shown }) => shown?.id === productId)?.href
  if (productPath === undefined) throw new Error('the product has no page')
  return { productId, productPath }
}

async function findStored(shop: PinnedShop): Promise<string[]> {
  const metrics = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const tables = await Promise.all(
    ['tag_tokens', 'rate_limits', 'missing_paths'].map((table) => shop.sql('SHOP_DB', `SELECT * FROM ${table}`)),
  )
  const places: [string, readonly string[]][] = [
    ['the cache', await shop.cached()],
    ['the log', shop.output().split('\n')],
    ['the metrics', [await metrics.text()]],
    ['the database of the shop', tables.map((rows) => JSON.stringify(rows))],
  ]
  if (places.some(([, texts]) => texts.length === 0)) throw new Error('nothing is cached or logged')
  return places.flatMap(([place, texts]) =>
    texts
      .filter((text) => findPeople(text).size > 0)
      .map((text) => `${place}: ${[...findPeople(text)]}: ${text.slice(0, 300)}`),
  )
}

async function checkMails(shop: PinnedShop, people: readonly Person[]) {
  const mails = (await shop.sql('COMMERCE_DB', 'SELECT recipient, subject, text, html FROM outbox')) as Record<
    'recipient' | 'subject' | 'text' | 'html',
    string
  >[]
  const numbers = new Map(people.map(({ email, number }) => [email, number]))
  const wrong = mails.flatMap(({ recipient, ...mail }) => {
    const found = findPeople(Object.values(mail).join())
    const number = numbers.get(recipient)
    // a mail to the operator is about one person
    const isWrong = number === undefined ? found.size > 1 : found.size > (found.has(number) ? 1 : 0)
    return isWrong ? [`a mail to ${recipient} has values of ${[...found]}`] : []
  })
  return { count: mails.length, wrong }
}
