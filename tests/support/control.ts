// HTTP server in the process that started the shops: gives tests access to the databases and caches of both.
// runtimes.ts is its client.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kv, Sql, SqlValue } from '#server/storage/storage.ts'

export type DatabaseName = 'SHOP_DB' | 'COMMERCE_DB' | 'CONTENT_DB'
export type Storage = {
  database(name: DatabaseName): Promise<Sql>
  kv(): Promise<Kv>
  keys(prefix: string): Promise<string[]>
}
export type RuntimeName = 'node' | 'workerd'

export type ControlCall =
  | { runtime: RuntimeName; ask: 'sql'; database: DatabaseName; query: string; values: SqlValue[] }
  | { runtime: RuntimeName; ask: 'keys'; prefix: string }
  | { runtime: RuntimeName; ask: 'value'; key: string }

/** Listens on a free port for calls of runtimes.ts; a failed query returns 400 with its message. */
export async function startControl(storages: Record<RuntimeName, Storage>): Promise<{ url: string; close(): void }> {
  // By default Node closes a connection that is idle for 5 s: a busy test process would send its next call on a closed one.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
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
  if (call.ask === 'value') return (await storage.kv()).get(call.key)
  return storage.keys(call.prefix)
}
