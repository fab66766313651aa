// What a shop serves from damaged files, compared with what it served before.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textOf } from '../../../tests/support/read-html.ts'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import { demoPassword, nadia, visitorOf } from '../../../tests/support/visit.ts'

const guestPaths = [
  ...['/en', '/en/range', '/en/brands', '/en/about-us', '/en/range?page=2'],
  ...['/api/en/catalogue/listing?page=3', '/api/en/catalogue/departments'],
]
const customerPaths = ['/api/en/orders', '/api/en/lists', '/api/en/addresses', '/en/dashboard/orders']

export type Served = Map<string, { status: number; text: string }>

/** Text that a visitor sees, without times, which change. */
function toComparable(text: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0]
  return main ? textOf(main).replace(/\s+/g, ' ') : text
}

/** Reads pages and data as a guest and as a customer. */
export async function readShop(shop: Pick<NodeShop, 'url'>): Promise<Served> {
  const served: Served = new Map()
  const visitor = visitorOf(shop)
  const read = async (path: string) => {
    const answer = await visitor.ask(path)
    served.set(path, { status: answer.status, text: toComparable(await answer.text()) })
  }
  for (const path of guestPaths) await read(path)
  const login = await visitor.post('/api/en/account/login', { email: nadia, password: demoPassword })
  served.set('login', { status: login.status, text: login.ok ? '' : await login.text() })
  await login.body?.cancel().catch(() => undefined)
  if (login.ok) for (const path of customerPaths) await read(path)
  return served
}

/** Responses that are neither those of the whole shop nor an error with a sentence. */
export function findWrong(before: Served, after: Served): string[] {
  return [...after].flatMap(([path, { status, text }]) => {
    const whole = before.get(path)
    if (status >= 500)
      return /[A-Z][^<>{}]{10,}\.|"title":"[A-Z]/.test(text) ? [] : [`${path}: ${status} without a sentence`]
    if (status !== whole?.status) return [`${path}: ${status} in place of ${whole?.status}`]
    return text === whole.text ? [] : [`${path}: another content, ${firstDifference(whole.text, text)}`]
  })
}

function firstDifference(before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 50))
  return `${around(after)} in place of ${around(before)}`
}

/** Runs `use` with a copy of a stopped shop's data. */
export async function withCopy<Result>(dataDir: string, use: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = join(mkdtempSync(join(tmpdir(), 'proviant-disk-')), 'data')
  cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true })
  try {
    return await use(copy)
  } finally {
    rmSync(join(copy, '..'), { recursive: true, force: true })
  }
}

export type Outcome = { wrong: string[]; isServing: boolean; errors: number }

/** @param file that a message has to name if the shop does not start or responds with errors; null: it has to serve everything */
export async function judge(
  dataDir: string,
  before: Served,
  options: { file: string | null; through?: readonly string[] },
): Promise<Outcome> {
  const { file, through } = options
  let shop: NodeShop
  try {
    shop = await startNodeShop({ dataDir, ...(through && { through }) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isClear = file !== null && message.includes(file) && !/\n\s+at /.test(message)
    return { wrong: isClear ? [] : [`does not start: ${message.slice(0, 600)}`], isServing: false, errors: 0 }
  }
  try {
    const after = await readShop(shop)
    const errors = [...after].filter(([, { status }]) => status >= 500)
    const wrong = findWrong(before, after)
    if (file === null) wrong.push(...errors.map(([path, { status }]) => `${path}: ${status}`))
    else if (errors.length > 0 && !shop.output().includes(file))
      wrong.push(`${errors.length} errors, and the log does not name ${file}`)
    return { wrong, isServing: true, errors: errors.length }
  } finally {
    await shop.kill()
  }
}
