// A shop without rate limits on either runtime, whose log can be read.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFiles } from '../../../src/server/platform/node/bindings.ts'
import { startEdgeShop } from '../../../tests/support/edge-shop.ts'
import type { Runtime as TestRuntime } from '../../../tests/support/runtimes.ts'
import { startNodeShop } from '../../../tests/support/server.ts'
import type { Runtime } from '../../bench/build.ts'

export type TestedShop = {
  url: string
  purgeToken: string
  sessionKeys: string
  /** Signs calls of the wholesaler's system. */
  webhookKey: string
  /** Not while others use the shop in workerd. */
  sql: TestRuntime['sql']
  output(): string
  stop(): Promise<void>
}

const webhookKey = 'k'.repeat(32)
const env = {
  LOG_LEVEL: 'error',
  EXPOSE_GRAPHQL: '1',
  ORDER_WEBHOOK_KEY: webhookKey,
  // nothing listens there: events stay in the outbox
  ORDER_WEBHOOK_URL: 'http://localhost:9/',
}

export async function startTestedShop(runtime: Runtime): Promise<TestedShop> {
  if (runtime === 'node') {
    const shop = await startNodeShop({ env })
    const sql: TestRuntime['sql'] = async (database, query, ...values) => {
      const db = new DatabaseSync(join(shop.dataDir, dataFiles[database]))
      try {
        return db.prepare(query).all(...(values as string[])) as never
      } finally {
        db.close()
      }
    }
    const { url, purgeToken, sessionKeys, output, stop } = shop
    return { url, purgeToken, sessionKeys, webhookKey, sql, output, stop }
  }
  const printed: string[] = []
  const shop = await startEdgeShop(env, { isDirect: true, onPrint: (line) => void printed.push(line) })
  const sql: TestRuntime['sql'] = async (database, query, ...values) => {
    const db = await shop.miniflare.getD1Database(database)
    return (
      await db
        .prepare(query)
        .bind(...values)
        .all()
    ).results as never
  }
  const { url, purgeToken, sessionKeys, dispose: stop } = shop
  return { url, purgeToken, sessionKeys, webhookKey, sql, output: () => printed.join('\n'), stop }
}
