/** `/healthz` (the process runs) and `/readyz` (databases and backends respond), with times and how extensions of the backends were determined. */
import type { Handler } from 'hono'
import type { BackendClient } from '../clients/backend.ts'
import type { AppEnv } from '../context/env.ts'
import { waitUntilOf } from '../http/request-context.ts'

export const healthz: Handler<AppEnv> = (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })

const maxWaitMs = 2_000

type State = { ok: boolean; ms: number }

async function timed(probe: () => Promise<unknown>): Promise<State> {
  const started = performance.now()
  const ok = await Promise.race([
    probe().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(done, maxWaitMs, false)),
  ])
  return { ok, ms: Math.round(performance.now() - started) }
}

export const readyz: Handler<AppEnv> = async (c) => {
  const { services } = c.var
  const { env } = services
  const backendState = async (client: BackendClient) => {
    const [state, extensions] = await Promise.all([
      timed(() => client.ping(maxWaitMs)),
      client.extensions(waitUntilOf(c)),
    ])
    return { ...state, extensions }
  }
  const [database, kv, commerce, content, disk] = await Promise.all([
    timed(() => env.SHOP_DB.prepare('SELECT 1').first()),
    timed(() => env.KV.get('readyz')),
    backendState(services.commerce),
    backendState(services.content),
    env.DISK_PROBE && timed(env.DISK_PROBE),
  ])
  const states = { database, kv, commerce, content, ...(disk && { disk }) }
  const ready = Object.values(states).every(({ ok }) => ok)
  const body = { status: ready ? 'ready' : 'not ready', ...states }
  return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
}
