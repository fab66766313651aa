// Runs the cells of a wave at the same time in a shop of their own, and checks each while the fault lasts and after it.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '../../../src/i18n/locales.ts'
import { type ProxiedShop, startShopBehind } from '../../../tests/support/proxied-shop.ts'
import { escapeText } from '../../../tests/support/read-html.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor, visitorOf } from '../../../tests/support/visit.ts'
import { withDatabase } from '../buyers.ts'
import { faultKinds, isExecuting } from './kinds.ts'
import { layoutMarks, type PageTarget } from './pages.ts'
import type { Wave } from './plan.ts'
import { type Page, readPage, withRetry, wordsThatDiffer } from './read-page.ts'
import { type PreparedWrite, send, type WriteTarget, writes } from './writes.ts'

/** Promises that a cell can break. */
export const promises = {
  status: 'responses with another status',
  late: 'first bytes and responses of writes later than the limit',
  unfinished: 'responses that did not end',
  half: 'pages without the half of the working backend',
  lost: 'writes that were confirmed and not executed',
  duplicated: 'writes that were executed more than once',
  recovery: 'pages and writes that were wrong 6 s after the fault',
} as const
export type Promised = keyof typeof promises

export type Cell = {
  wave: Wave
  target: string
  status: number
  /** Until the first byte of a page or the response of a write, in milliseconds. */
  ms: number
  limitMs: number
  /** Until the page was right after the fault; null for writes. */
  recoveredMs: number | null
  broken: { promise: Promised; detail: string }[]
}

export type Stage = {
  backend: { url: string; dataDir: string }
  /** A shop over the same backends, which never fail for it. */
  reference: ProxiedShop
  pages: ReadonlyMap<string, PageTarget>
  /** E-mail addresses, one for each cell of a wave. */
  customers: readonly string[]
}

/** Longest wait for a missing response of a backend. */
const timeoutMs = 2_200
const recoveryMs = 6_000
const pageStatuses = [200, 301, 302, 404, 410, 503]
const writeStatuses = [303, 409, 422, 429, 503]

export async function runWave(wave: Wave, stage: Stage): Promise<Cell[]> {
  const shop = await startShopBehind(wave.runtime, stage.backend.url)
  try {
    // the shop counts logins that it repeated as failures of the account
    withDatabase(stage.backend.dataDir, (db) => db.exec('DELETE FROM login_failures'))
    const cells = await Promise.all(
      wave.targets.map((target, place) => withRetry(() => prepareCell({ wave, target, place, shop, stage }))),
    )
    const marginMs = await warmUp(cells)
    if (wave.state === 'warm') for (const _ of [1, 2]) await Promise.all(cells.map((cell) => cell.visit('en')))
    const fault = faultKinds[wave.kind]
    if (wave.side !== 'content') shop.commerce.behave(fault)
    if (wave.side !== 'commerce') shop.content.behave(fault)
    const during = await Promise.all(cells.map((cell) => cell.duringFault(marginMs)))
    for (const proxy of [shop.commerce, shop.content]) proxy.behave({ mode: 'pass' })
    const endedAt = performance.now()
    // the pages show what the writes change
    const pages = await Promise.all(cells.map((cell, place) => cell.afterFault(during[place] as Cell, endedAt)))
    return await Promise.all(cells.map((cell, place) => cell.repeat(pages[place] as Cell)))
  } finally {
    await shop.stop()
  }
}

type PreparedCell = {
  /** Requests the page of the cell; not of a write. */
  visit(locale: Locale): Promise<Page | null>
  duringFault(marginMs: number): Promise<Cell>
  /** Ends 6 s after the fault. */
  afterFault(cell: Cell, endedAt: number): Promise<Cell>
  /** Sends a write again, as a customer does whom the shop asked to try again. */
  repeat(cell: Cell): Promise<Cell>
}
type Given = { wave: Wave; target: string; place: number; shop: ProxiedShop; stage: Stage }

/** Every cell of a wave logs in at the same time, which may take a busy machine longer than the shop waits. */
async function logIn(shop: ProxiedShop, email: string): Promise<Visitor> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createLoggedInVisitor(shop, email)
    } catch (error) {
      if (attempt === 5) throw error
      await sleep(500)
    }
  }
}

const prepareCell = (given: Given): Promise<PreparedCell> => {
  const page = given.stage.pages.get(given.target)
  const write = writes[given.target]
  if (page) return preparePage(given, page)
  if (write) return prepareWrite(given, write)
  throw new Error(`${given.target} is neither a page nor a write`)
}

/** Loads the code of the screens in French, then measures them in German. @returns the delay of this machine above the timeout */
async function warmUp(cells: readonly PreparedCell[]): Promise<number> {
  await Promise.all(cells.map((cell) => cell.visit('fr')))
  const calm = await Promise.all(cells.map((cell) => cell.visit('de')))
  return Math.max(400, 2 * Math.max(...calm.map((page) => page?.ms ?? 0)))
}

/** Status 0: no response. */
const isFailed = ({ status }: Page) => status === 0 || status >= 500

async function preparePage({ wave, target, place, shop, stage }: Given, page: PageTarget): Promise<PreparedCell> {
  const email = stage.customers[place] ?? ''
  const visitorAt = (at: ProxiedShop) => (page.isPrivate ? logIn(at, email) : visitorOf(at))
  const visitor: Visitor = await visitorAt(shop)
  const referenceVisitor: Visitor = await visitorAt(stage.reference)
  const visit = (locale: Locale) => readPage(visitor, page.pathOf(locale))
  const expected = () => readPage(referenceVisitor, page.pathOf('en'))
  let before = await expected()
  for (let attempt = 1; isFailed(before) && attempt < 5; attempt++) before = await expected()
  return {
    visit,
    async duringFault(marginMs) {
      const seen = await visit('en')
      const cell: Cell = {
        ...{ wave, target, status: seen.status, ms: seen.ms, limitMs: timeoutMs + marginMs, recoveredMs: null },
        broken: [],
      }
      const check = checkerOf(cell)
      check('status', pageStatuses.includes(seen.status), `${seen.status} ${seen.words.slice(0, 40).join(' ')}`)
      check('late', seen.ms <= cell.limitMs, `${Math.round(seen.ms)} ms of ${Math.round(cell.limitMs)} ms`)
      check('unfinished', seen.isComplete, `${seen.status}, ${seen.html.length} characters`)
      const isRedirect = seen.status >= 300 && seen.status < 400
      const healthy = wave.side === 'commerce' ? 'content' : 'commerce'
      const layoutMark = escapeText(layoutMarks[healthy])
      if (wave.side !== 'both' && !isRedirect && before.html.includes(layoutMark))
        check('half', seen.html.includes(layoutMark), `${healthy}: ${layoutMark} is missing`)
      // a cached page is served stale
      const isCached = wave.state === 'warm' && !page.isPrivate && page.mark !== ''
      const isUnaffected = page.part === 'local' || (wave.side !== 'both' && wave.side !== page.part)
      if (isCached || isUnaffected || isExecuting(wave.kind)) {
        check('half', seen.status === before.status, `${seen.status} instead of ${before.status}`)
        check('half', isRedirect || seen.html.includes(escapeText(page.mark)), `${page.mark} is missing`)
      }
      return cell
    },
    async afterFault(cell, endedAt) {
      const differenceOf = async () => {
        const [right, seen] = await Promise.all([expected(), visit('en')])
        if (isFailed(right)) return `the shop without faults: ${right.status}`
        if (seen.status !== right.status) return `${seen.status} instead of ${right.status}`
        return wordsThatDiffer(right, seen).join(' ')
      }
      let difference = await differenceOf()
      while (difference !== '' && performance.now() - endedAt < recoveryMs) {
        await sleep(250)
        difference = await differenceOf()
      }
      const recoveredMs = performance.now() - endedAt
      // an older wrong copy would be served later
      await sleep(Math.max(0, recoveryMs - recoveredMs))
      // a page of a customer is rendered for each request, which a busy machine may fail
      for (let attempt = 1; attempt <= (page.isPrivate ? 3 : 1) && (attempt === 1 || difference !== ''); attempt++)
        difference = await differenceOf()
      checkerOf(cell)('recovery', difference === '', difference)
      return { ...cell, recoveredMs }
    },
    repeat: async (cell) => cell,
  }
}

async function prepareWrite({ wave, target, place, shop, stage }: Given, write: WriteTarget): Promise<PreparedCell> {
  const email = stage.customers[place] ?? ''
  const customer = await logIn(shop, email)
  await customer.post('/api/en/cart/clear', {})
  const [productId = ''] = await findOrderableProducts(stage.reference, 1)
  const { dataDir } = stage.backend
  const prepared = await write.prepare({
    ...{ customer, email, guest: visitorOf(shop), productId, dataDir, id: randomUUID() },
  })
  const hasScripts = wave.state === 'warm'
  return {
    visit: async () => null,
    async duringFault(marginMs) {
      const { status, ms, text } = await timed(prepared, hasScripts)
      const limitMs = write.limitMs + marginMs
      const cell: Cell = { wave, target, status, ms, limitMs, recoveredMs: null, broken: [] }
      const check = checkerOf(cell)
      const isHit = wave.side === 'both' || wave.side === write.part
      const isAccepted = !isHit || isExecuting(wave.kind) || text.includes(unconfirmed)
      const isRight = (isAccepted && status === 200) || writeStatuses.includes(status)
      check('status', isRight, `${status} ${text.slice(0, 200)}`)
      check('late', ms <= limitMs, `${Math.round(ms)} ms of ${Math.round(limitMs)} ms`)
      if (!isHit) check('half', status === 200 || status === 303, `${status} ${text.slice(0, 200)}`)
      const executed = prepared.executed()
      check('duplicated', executed <= 1, `${executed} times at the first attempt`)
      check('lost', executed === 1 || !isConfirmed(status, text), `${status} ${text.slice(0, 200)}`)
      return cell
    },
    async afterFault(cell, endedAt) {
      await sleep(Math.max(0, recoveryMs - (performance.now() - endedAt)))
      return cell
    },
    async repeat(cell) {
      const check = checkerOf(cell)
      if (write.isRepeatable) {
        const { status, text } = await timed(prepared, hasScripts)
        const executed = prepared.executed()
        check('recovery', executed >= 1, `${status} ${text.slice(0, 200)}`)
      }
      const executed = prepared.executed()
      check('duplicated', executed <= 1, `${executed} times after the fault`)
      return cell
    },
  }
}

/** JSON of an order whose outcome is unknown: the checkout then sends it again with its key. */
const unconfirmed = '{"next":"/en/checkout"}'
const isConfirmed = (status: number, text: string) =>
  (status === 200 && !text.includes(unconfirmed)) || (status === 303 && !text.startsWith('/en/checkout '))

async function timed(prepared: PreparedWrite, hasScripts: boolean) {
  const startedAt = performance.now()
  const response = await withRetry(() => send(prepared, hasScripts))
  const ms = performance.now() - startedAt
  const text = await response.text()
  return { status: response.status, ms, text: `${response.headers.get('location') ?? ''} ${text}` }
}

const checkerOf = (cell: Cell) => (promise: Promised, isKept: boolean, detail: string) => {
  if (!isKept) cell.broken.push({ promise, detail })
}
