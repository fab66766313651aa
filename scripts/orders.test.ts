import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from './prepare.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'proviant-orders-'))
let bindings: ReturnType<typeof openBindings>
const openBindings = () => openNodeBindings({ dataDir, vars: {} })
beforeAll(async () => {
  await prepareNode(dataDir, {})
  bindings = openBindings()
})
afterAll(() => {
  bindings.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (...words: string[]) =>
  new Promise<[code: number, printed: string]>((done) => {
    const args = ['--disable-warning=ExperimentalWarning', 'scripts/orders.ts', ...words]
    const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://shop.example' }
    execFile(process.execPath, args, { env, maxBuffer: 50_000_000 }, (error, out, wrong) =>
      done([Number(error?.code ?? 0), out + wrong.replace(`Databases: ${dataDir}\n`, '')]),
    )
  })

type Order = {
  number: string
  kind: string
  status: string
  lines: { sku: string; quantity: number; deposits: { number: string; total: string }[] }[]
  shipping: string
  placedAt: string
}
const read = async () => JSON.parse((await run('export', '--format', 'json'))[1]) as Order[]

// F642
test('exports all orders as JSON, and as CSV with a row per line and per deposit article', async () => {
  const orders = await read()
  const count = await bindings.COMMERCE_DB.prepare('SELECT COUNT(*) AS count FROM orders').first('count')
  expect(orders).toHaveLength(Number(count))
  const file = join(dataDir, 'orders.csv')
  const since = orders.at(-2)?.placedAt ?? ''
  const recent = orders.filter(({ placedAt }) => placedAt >= since)
  expect(await run('export', '--since', since, '--out', file)).toEqual([
    0,
    `${recent.length} orders were written to ${file}.\n`,
  ])
  const [header, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\r\n')
  expect(header).toMatch(/^\uFEFFnumber;kind;status;/)
  const lines = recent.flatMap(({ lines: own, shipping }) => [
    ...own.flatMap((line) => [line, ...line.deposits]),
    ...(shipping === '0.00' ? [] : ['fee']),
  ])
  expect(rows).toHaveLength(lines.length)
  const deposits = recent.flatMap(({ lines: own }) => own.flatMap((line) => line.deposits))
  expect(deposits.length).toBeGreaterThan(0)
  expect(rows.filter((row) => row.includes(';deposit;'))).toHaveLength(deposits.length)
  expect(rows[0]).toContain(`;${recent[0]?.lines[0]?.sku};`)
})

test('exports a UBL file per order into a folder, without quote requests and canceled orders', async () => {
  const orders = (await read()).filter(({ kind, status }) => kind === 'order' && status !== 'canceled')
  const folder = join(dataDir, 'ubl')
  expect(await run('export', '--format', 'ubl', '--out', folder)).toEqual([
    0,
    `${orders.length} orders were written to ${folder}.\n`,
  ])
  expect(readdirSync(folder).sort()).toEqual(orders.map(({ number }) => `${number}.xml`).sort())
  expect(readFileSync(join(folder, `${orders[0]?.number}.xml`), 'utf8')).toContain(
    `<cbc:ID>${orders[0]?.number}</cbc:ID>`,
  )
  expect(await run('export', '--format', 'ubl')).toEqual([1, 'UBL has a file per order: name a folder with --out.\n'])
  const file = join(dataDir, 'orders.csv')
  expect(await run('export', '--format', 'ubl', '--out', file)).toEqual([1, `${file} is a file: name a folder.\n`])
  expect(await run('export', '--out', dataDir)).toEqual([1, `${dataDir} cannot be written.\n`])
  expect(await run('export', '--format', 'xml')).toEqual([1, '--format must be csv, json or ubl, not "xml".\n'])
})

test('imports the progress of orders from a file, whole or not at all', async () => {
  const orders = (await read()).filter(({ kind, status }) => kind === 'order' && status === 'completed')
  const [{ number, lines } = { number: '', lines: [] }] = orders
  const file = join(dataDir, 'progress.csv')
  const progressOf = () =>
    bindings.COMMERCE_DB.prepare('SELECT group_concat(state) AS states FROM order_progress').first('states')
  writeFileSync(file, `number;state;sku;delivered\n${number};picked;;\nPV-1;shipped;;\n${number};gone;;\n`)
  expect(await run('status', file)).toEqual([
    1,
    'progress.csv was not imported:\n  line 4, state: "gone" is not one of received, picked, shipped, delivered\n',
  ])
  writeFileSync(file, `number;sku;delivered;weight_kg\n${number};;1;\n${number};;;4,23\n`)
  expect(await run('status', file)).toEqual([
    1,
    'progress.csv was not imported:\n  line 2, sku: is missing\n  line 3, sku: is missing\n',
  ])
  writeFileSync(file, `number;state;sku;delivered\n${number};picked;;\nPV-1;shipped;;\n`)
  expect(await run('status', file)).toEqual([1, 'progress.csv was not imported:\n  line 3: There is no order PV-1.\n'])
  expect(await progressOf()).toBeNull()
  writeFileSync(file, `number;state;sku;delivered;weight_kg\n${number};picked;${lines[0]?.sku};1;4,23\n`)
  expect(await run('status', file)).toEqual([0, '1 orders were updated.\n'])
  expect(await progressOf()).toBe('picked')
})

test('lists events and sends failed ones again; a wrong command prints how to use it', async () => {
  expect(await run('events')).toEqual([0, 'All events are sent.\n'])
  await bindings.COMMERCE_DB.prepare(
    `INSERT INTO events (type, subject, company_id, due_at, created_at, status, attempts, failure)
      VALUES ('order.placed', 'x', 1, '2026-01-01', '2026-01-01', 'failed', 2, 'HTTP 422')`,
  ).run()
  expect((await run('events'))[1]).toMatch(
    /^event-1 {2}order\.placed x, failed, due 2026-01-01, 2 attempts, HTTP 422\n$/,
  )
  const placed = await bindings.COMMERCE_DB.prepare('SELECT id, number FROM orders LIMIT 1').first<{
    id: string
    number: number
  }>()
  await bindings.COMMERCE_DB.prepare('UPDATE events SET subject = ?1')
    .bind(placed?.id ?? '')
    .run()
  expect((await run('events'))[1]).toContain(`event-1  order.placed PV-${placed?.number}, failed`)
  expect(JSON.parse((await run('events', '--json'))[1])).toMatchObject([{ key: 'event-1', id: 1, status: 'failed' }])
  expect(await run('retry', 'event-7')).toEqual([1, 'The event event-7 has not failed.\n'])
  expect(await run('retry', 'form-event-1')).toEqual([1, 'The event form-event-1 has not failed.\n'])
  expect((await run('retry', '1'))[1]).toContain('event-17 or form-event-3')
  expect(await run('retry', 'event-1')).toEqual([0, '1 failed events are sent again.\n'])
  expect(await run()).toEqual([1, expect.stringMatching(/^Usage: npm run orders --/)])
  for (const words of [['export', 'x'], ['status'], ['other'], ['events', '--xml']])
    expect(await run(...words)).toEqual([1, expect.stringMatching(/^error: (?:too many|missing|unknown) /)])
  for (const since of ['yesterday', '2026-02-31', '2026-11-01T25:00:00Z'])
    expect(await run('export', '--since', since)).toEqual([1, expect.stringMatching(/^--since must be a day/)])
})
