// Starts the production build on both runtimes, with separate demo data.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecrets } from '../../scripts/secrets.ts'
import { copyEdgeData } from '../../tests/support/edge-shop.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { noRateLimits } from '../../tests/support/no-rate-limits.ts'
import { startNodeShop } from '../../tests/support/server.ts'
import type { Runtime } from './build.ts'
import { withPid } from './processes.ts'
import { type Server, serveInWorkerd } from './servers.ts'

/** One log line per request, as in production. */
const settings = { LOG_LEVEL: 'info', ...noRateLimits }

/** A shop with empty caches; `vars` are its variables, such as the URL of a slow backend. */
export const startShop = (runtime: Runtime, vars: Record<string, string> = {}): Promise<Server> =>
  runtime === 'node' ? startOnNode({ ...settings, ...vars }) : startInWorkerd({ ...settings, ...vars })

/** In workerd with an inspector, which reports memory. */
export async function startInspectedShop(): Promise<{ shop: Server; inspector: string }> {
  const port = await freePort()
  return { shop: await startInWorkerd(settings, port), inspector: `http://127.0.0.1:${port}` }
}

async function startOnNode(env: Record<string, string>): Promise<Server> {
  // a file, because a pipe would have the benchmark read the log while it measures
  const folder = mkdtempSync(join(tmpdir(), 'proviant-bench-log-'))
  const { started, pid } = await withPid(() => startNodeShop({ env, logFile: join(folder, 'shop.log') }))
  const stop = async () => {
    await started.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: started.url, pid, stop }
}

async function startInWorkerd(vars: Record<string, string>, inspectorPort?: number): Promise<Server> {
  const dataDir = await copyEdgeData()
  const server = await serveInWorkerd('dist/server/index.js', dataDir, readVars(dataDir, vars), inspectorPort)
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

const readVars = (dataDir: string, vars: Record<string, string>) => ({ ...vars, ...readSecrets(dataDir, {}) })

/** Logs Nadia in; returns her session cookies. */
export async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/en/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'nadia@brasserie-nova.example', password: 'proviant-demo' }),
  })
  if (!response.ok) throw new Error(`The demo customer cannot log in: ${response.status} ${await response.text()}`)
  await response.body?.cancel()
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return cookies.filter((cookie) => !cookie.endsWith('=')).join('; ')
}
