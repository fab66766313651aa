/** `/healthz` (the process lives) and `/readyz` (what it stands on answers): names and times only. */
import type { Handler } from 'hono'
import type { HallEnv } from '../hall.ts'

export const healthz: Handler<HallEnv> = (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })

type State = { ok: boolean; ms: number }

async function timed(probe: () => Promise<unknown>): Promise<State> {
  const started = performance.now()
  const ok = await Promise.race([
    probe().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(done, 2_000, false)),
  ])
  return { ok, ms: Math.round(performance.now() - started) }
}

const ping = JSON.stringify({ query: '{ __typename }' })

export const readyz: Handler<HallEnv> = async (c) => {
  const { env, config, embedded } = c.var.shop
  const ask = (url: string | null, door: ((request: Request) => Promise<Response>) | null) => async () => {
    const init = { method: 'POST', body: ping, headers: { 'content-type': 'application/json' } }
    const answer = url
      ? await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) })
      : await door?.(new Request('http://embedded/graphql', init))
    if (!answer?.ok) throw new Error('not ok')
  }
  const [database, kv, commerce, content] = await Promise.all([
    timed(() => env.SHOP_DB.prepare('SELECT 1').first()),
    timed(() => env.KV.get('readyz')),
    timed(ask(config.commerceUrl, embedded.commerce)),
    timed(ask(config.contentUrl, embedded.content)),
  ])
  const ready = database.ok && kv.ok && commerce.ok && content.ok
  const body = { status: ready ? 'ready' : 'not ready', database, kv, commerce, content }
  return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
}
