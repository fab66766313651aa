// Measures the memory of a workerd isolate with full caches, through its inspector after garbage collection.
import { once } from 'node:events'
import { logIn, startInspectedShop } from './shops.ts'
import type { Goal } from './targets.ts'

export type IsolateFigures = { startMb: number; fullMb: number }

/** `visits`: number of requests for each way to fill the caches, more than any cache holds. */
type Fill = { visits: number }

const ranges = ['/assortiment', '/en/range', '/de/products', '/fr/products']
const listings = ranges.flatMap((range) => Array.from({ length: 40 }, (_, page) => `${range}?page=${page + 1}`))

/** Fills the caches of a new shop in workerd: pages of guests and customers, backend responses, searches. */
export async function measureIsolate({ visits }: Fill, say: (line: string) => void): Promise<IsolateFigures> {
  const inspected = await startInspectedShop()
  const { shop } = inspected
  try {
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(shop.origin + path, { headers: { 'accept-encoding': 'br', ...headers } })).text()
    const products = await findProducts(ask)
    const cookie = await logIn(shop.origin)
    const startMb = await retainedMb(inspected)
    say(`Isolate: ${Math.round(startMb)} MB when the first pages were drawn`)
    const round = async (visit: number) => {
      const listing = listings[visit % listings.length] ?? ''
      const product = products[visit % products.length] ?? ''
      for (const path of [listing, product]) {
        await ask(path)
        await ask(path, { cookie })
      }
      const words = `/en/range?filters=search%3Aw${visit}`
      for (const path of [words, words, `/api/en/search?q=w${visit}`, `/api/de/catalogue/listing?page=${visit % 40}`])
        await ask(path)
    }
    let next = 0
    const work = async () => {
      while (next < visits) await round(next++)
    }
    await Promise.all([work(), work(), work()])
    const fullMb = await retainedMb(inspected)
    say(`  ${Math.round(fullMb)} MB with ${visits} pages of each kind`)
    return { startMb, fullMb }
  } finally {
    await shop.stop()
  }
}

async function findProducts(ask: (path: string) => Promise<string>): Promise<string[]> {
  const html = await Promise.all(listings.filter((_, place) => place % 8 === 0).map((path) => ask(path)))
  return [...new Set(Array.from(html.join('').matchAll(/href="(\/[^"?#]*\/p\/[^"?#]+)"/g), ([, path = '']) => path))]
}

type Inspected = Awaited<ReturnType<typeof startInspectedShop>>
type Usage = { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number }

/** Megabytes in use on the heap and in external buffers. */
export async function retainedMb({ shop, inspector }: Inspected): Promise<number> {
  const targets = (await (await fetch(`${inspector}/json/list`)).json()) as {
    id: string
    webSocketDebuggerUrl: string
  }[]
  const worker = targets.find(({ id }) => id === 'core:user:worker')
  if (!worker) throw new Error('The inspector knows no worker')
  const socket = new WebSocket(worker.webSocketDebuggerUrl)
  await once(socket, 'open')
  const answers = new Map<number, unknown>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result } = JSON.parse(data) as { id?: number; result?: unknown }
    if (id !== undefined) answers.set(id, result)
  })
  let lastId = 0
  const call = async (method: string) => {
    const id = ++lastId
    socket.send(JSON.stringify({ id, method }))
    // workerd handles inspector messages only while it has requests
    while (!answers.has(id)) await (await fetch(`${shop.origin}/healthz`)).text()
    return answers.get(id)
  }
  await call('HeapProfiler.collectGarbage')
  await call('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = (await call('Runtime.getHeapUsage')) as Usage
  socket.close()
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1_000_000
}

/** Limit of an isolate: 128 MB. */
export const isolateGoal = ({ fullMb }: IsolateFigures): Goal => ({
  id: 'P25',
  what: 'memory of an isolate with every cache full',
  runtime: 'workerd',
  value: fullMb,
  unit: 'MB',
  gate: '<= 100',
  goal: '<= 80',
})
