// The built worker in workerd, through Miniflare, with data on this machine. Called by serve-edge.ts and the tests.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { prepareDatabases } from './prepare.ts'

export type EdgeOptions = {
  /** 0 takes a free port. */
  port: number
  host: string
  /** The folder that keeps databases and KV. */
  dataDir: string
  /** The worker's string variables and secrets. */
  vars: Record<string, string>
}

export type Edge = { url: string; miniflare: Miniflare; dispose(): Promise<void> }

/** Starts workerd with the last build, migrates and seeds its databases, and answers once it listens. */
export async function startEdge({ port, host, dataDir, vars }: EdgeOptions): Promise<Edge> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port,
      host,
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: resolve(dataDir),
      workers: [readWorker(vars)],
    }),
  )
  const database = async (name: string): Promise<D1Database> => miniflare.getD1Database(name)
  const [SHOP_DB, COMMERCE_DB, CONTENT_DB] = await Promise.all(['SHOP_DB', 'COMMERCE_DB', 'CONTENT_DB'].map(database))
  if (!SHOP_DB || !COMMERCE_DB || !CONTENT_DB) throw new Error('wrangler.toml lacks one of the three databases')
  await prepareDatabases({ SHOP_DB, COMMERCE_DB, CONTENT_DB }, vars)
  const url = (await miniflare.ready).origin
  return { url, miniflare, dispose: () => miniflare.dispose() }
}

/** The built worker as Miniflare takes it: all modules with their text, so that no rule has to find them. */
function readWorker(vars: Record<string, string>) {
  const deploy = JSON.parse(readFileSync('.wrangler/deploy/config.json', 'utf8')) as { configPath: string }
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(resolve('.wrangler/deploy', deploy.configPath))
  if (!main) throw new Error('The built worker has no entry')
  const { modulesRules: _, ...options } = workerOptions
  const folder = dirname(main)
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && file !== 'index.js',
  )
  const modules = ['index.js', ...chunks].map((path) => ({
    type: 'ESModule' as const,
    path,
    contents: readFileSync(join(folder, path), 'utf8'),
  }))
  return {
    ...options,
    bindings: { ...(options.bindings as object | undefined), ...vars },
    name: 'proviant',
    rootPath: folder,
    modules,
  }
}
