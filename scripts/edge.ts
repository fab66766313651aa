// Runs the built worker in workerd with Miniflare; data is in a local folder.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { readConfig } from '#server/config/config.ts'
import type { Vars } from '#server/config/settings.ts'
import type { Sql } from '#server/storage/storage.ts'
import { prepareDatabases } from './prepare.ts'
import { logSetupGaps } from './setup-gaps.ts'

export type EdgeOptions = {
  /** 0: a free port. */
  port: number
  host: string
  /** Folder of the databases and KV. */
  dataDir: string
  vars: Vars
  /** The databases are already migrated and seeded. */
  isPrepared?: boolean
  /** Gets each line that workerd writes; default: the console. */
  onPrint?: (line: string) => void
  /** Requests go directly to the worker, not through Miniflare's entry worker and asset router, which are slow and do not exist on Cloudflare. */
  isDirect?: boolean
}

export type Edge = {
  url: string
  miniflare: Miniflare
  /** Triggers the cron handler, which the platform calls every minute; workerd has no scheduler. */
  runCron(): Promise<void>
  dispose(): Promise<void>
}

/**
 * Starts workerd with the last build on migrated and seeded databases. The port opens only after that: while Miniflare's databases are used
 * from this thread, the thread blocks on workerd, and workerd blocks on its output pipe if requests make it print.
 */
export async function startEdge(given: EdgeOptions): Promise<Edge> {
  const { port, host, dataDir, vars, isPrepared = false, onPrint, isDirect = false } = given
  const worker = readWorker(vars)
  const options = (at: { port: number; host: string }, run: object) =>
    convertV4MiniflareOptions({
      ...at,
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: resolve(dataDir),
      ...(onPrint && { handleStructuredLogs: ({ message }: { message: string }) => onPrint(message) }),
      workers: [{ ...worker, ...run }],
    })
  const serving = options({ port, host }, isDirect ? { unsafeDirectSockets: [{ host, port: 0 }] } : {})
  const preparing = options({ port: 0, host: '127.0.0.1' }, { modules: [onlyBindings] })
  const miniflare = new Miniflare(isPrepared ? serving : preparing)
  try {
    if (!isPrepared) {
      await prepare(miniflare, vars)
      await miniflare.setOptions(serving)
    }
    const url = (isDirect ? await miniflare.unsafeGetDirectURL(worker.name) : await miniflare.ready).origin
    const runCron = async () => void (await (await miniflare.getWorker()).scheduled({ cron: '* * * * *' }))
    return { url, miniflare, runCron, dispose: () => miniflare.dispose() }
  } catch (error) {
    await miniflare.dispose()
    throw error
  }
}

async function prepare(miniflare: Miniflare, vars: Vars): Promise<void> {
  const database = async (name: string): Promise<Sql> => miniflare.getD1Database(name)
  const [SHOP_DB, COMMERCE_DB, CONTENT_DB] = await Promise.all(['SHOP_DB', 'COMMERCE_DB', 'CONTENT_DB'].map(database))
  if (!SHOP_DB || !COMMERCE_DB || !CONTENT_DB) throw new Error('wrangler.toml lacks one of the three databases')
  await overClosedConnections(() => prepareDatabases({ SHOP_DB, COMMERCE_DB, CONTENT_DB }, vars))
  await logSetupGaps({ COMMERCE_DB, CONTENT_DB }, readConfig(vars))
}

/**
 * Creating the demo catalogue blocks this thread longer than workerd keeps an idle connection, so the next call may find it closed.
 * `prepare` is then run again.
 */
async function overClosedConnections(prepare: () => Promise<void>, tries = 3): Promise<void> {
  try {
    await prepare()
  } catch (error) {
    const isClosed = error instanceof TypeError && error.message === 'fetch failed'
    if (!isClosed || tries === 1) throw error
    await overClosedConnections(prepare, tries - 1)
  }
}

/** A worker with the database bindings and no request handling. */
const onlyBindings = {
  type: 'ESModule' as const,
  path: 'index.js',
  contents: 'export default { fetch: () => new Response(null, { status: 503 }) }',
}

/** The built worker as Miniflare options, with the text of every module, so that no module rules are needed. */
function readWorker(vars: Vars) {
  const deploy = JSON.parse(readFileSync('.wrangler/deploy/config.json', 'utf8')) as { configPath: string }
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(resolve('.wrangler/deploy', deploy.configPath))
  if (!main) throw new Error('The built worker has no entry')
  const { modulesRules: _, ...options } = workerOptions
  const folder = dirname(main)
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && file !== 'index.js',
  )
  const read = (path: string) => ({
    type: 'ESModule' as const,
    path,
    contents: readFileSync(join(folder, path), 'utf8'),
  })
  // Miniflare copies the text written so far for each module, so the longest modules come last
  const modules = chunks.map(read).toSorted((a, b) => a.contents.length - b.contents.length)
  return {
    ...options,
    bindings: { ...(options.bindings as object | undefined), ...vars },
    name: 'proviant',
    rootPath: folder,
    modules: [read('index.js'), ...modules],
  }
}
