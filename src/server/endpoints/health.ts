/**
 * `/healthz` (the process runs) and `/readyz` (the database takes writes, and backends respond; a damaged cache is only reported), with times,
 * how extensions of the backends were determined, whether the cache of several processes is reached, and what the operator can repair.
 */
import type { Handler } from 'hono'
import type { BackendClient } from '../clients/backend.ts'
import type { AppEnv } from '../context/env.ts'
import { waitUntilOf } from '../http/request-context.ts'
import type { Bindings } from '../platform/bindings.ts'
import type { Sql } from '../storage/storage.ts'
import { isWithin } from '../time/elapsed.ts'

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

/** More frequent calls get the last result. */
const probeMs = 5_000
const probes = new WeakMap<Sql, { at: number; answer: Promise<unknown> }>()

function probeWrites(db: Sql): Promise<unknown> {
  const last = probes.get(db)
  if (last && isWithin(Date.now() - last.at, probeMs)) return last.answer
  const sql = "INSERT OR REPLACE INTO rate_limits (key, count, resets_at) VALUES ('readyz', 0, 0)"
  const answer = db.prepare(sql).run()
  probes.set(db, { at: Date.now(), answer })
  return answer
}

/** `cache`: the store of several processes. While it cannot be reached, each has only its memory, and uses what it caches for a second. `kv`: the store of this process. */
async function cacheState({ SHARED: shared, KV }: Bindings) {
  if (!shared) return { kv: await timed(() => KV.get('readyz')) }
  const { lostAt } = shared
  const degraded = ['pages', 'responses', 'purges', 'limits']
  return { cache: lostAt ? { ok: false, lostAt: lostAt.toISOString(), degraded } : { ok: true } }
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
  const [database, writes, cache, commerce, content, disk] = await Promise.all([
    timed(() => env.SHOP_DB.prepare('SELECT 1').first()),
    timed(() => probeWrites(env.SHOP_DB)),
    cacheState(env),
    backendState(services.commerce),
    backendState(services.content),
    env.DISK_PROBE && timed(env.DISK_PROBE),
  ])
  const needed = { database, writes, commerce, content, ...(disk && { disk }) }
  const ready = Object.values(needed).every(({ ok }) => ok)
  const warnings = services.warnings.list()
  const body = {
    status: ready ? 'ready' : 'not ready',
    ...needed,
    ...cache,
    ...(warnings.length > 0 && { warnings }),
  }
  return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
}
