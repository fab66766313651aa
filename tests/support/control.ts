// Lets a test look into the databases and caches of both running shops, over HTTP from the process that started them.
// Called by global-setup.ts; runtimes.ts is the other end.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'

export type DatabaseName = 'SHOP_DB' | 'COMMERCE_DB' | 'CONTENT_DB'
export type Storage = { database(name: DatabaseName): Promise<D1Database>; kv(): Promise<KVNamespace> }
export type RuntimeName = 'node' | 'workerd'

export type ControlCall =
  | { runtime: RuntimeName; ask: 'sql'; database: DatabaseName; query: string; values: unknown[] }
  | { runtime: RuntimeName; ask: 'keys'; prefix: string }
  | { runtime: RuntimeName; ask: 'value'; key: string }

/** Listens on a free port for the calls of runtimes.ts; a refused query answers 400 with its message. */
export async function startControl(storages: Record<RuntimeName, Storage>): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    try {
      const call = JSON.parse(Buffer.concat(chunks).toString()) as ControlCall
      response.end(JSON.stringify(await answer(storages[call.runtime], call)))
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function answer(storage: Storage, call: ControlCall): Promise<unknown> {
  if (call.ask === 'sql') {
    const database = await storage.database(call.database)
    return (
      await database
        .prepare(call.query)
        .bind(...call.values)
        .all()
    ).results
  }
  const kv = await storage.kv()
  if (call.ask === 'value') return kv.get(call.key)
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof kv.list>> = await kv.list({ prefix: call.prefix, cursor })
    names.push(...page.keys.map((key) => key.name))
    cursor = page.list_complete ? null : page.cursor
  } while (cursor)
  return names
}
