// Starts a shop with the default limits on a core of its own; the load generator, which is this process, gets another one.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFiles } from '../../src/server/platform/node/bindings.ts'
import { startEdgeShop } from '../../tests/support/edge-shop.ts'
import { startNodeShop } from '../../tests/support/server.ts'
import type { Runtime } from '../bench/build.ts'
import { withPid } from '../bench/processes.ts'

/** Empty: the default. */
export const defaultLimits = {
  CUSTOMER_LIMIT: '',
  FORM_LIMIT: '',
  PAGE_LIMIT: '',
  SEARCH_LIMIT: '',
  UNKNOWN_LIMIT: '',
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'error',
}

export type PinnedShop = {
  url: string
  /** Null if Linux's /proc is missing. */
  pid: number | null
  /** On Node; in workerd null. */
  dataDir: string | null
  /** Everything that the shop has logged. */
  output(): string
  /** Keys with values of the cache that outlives the process. */
  cached(): Promise<string[]>
  /** Lines that workerd wrote; on Node none. */
  printed: readonly string[]
  /** Runs a statement on a database of the shop, not while others use the shop in workerd. */
  sql(database: keyof typeof dataFiles, statement: string, ...values: (string | number)[]): Promise<object[]>
  stop(): Promise<void>
}

/** Cores that this process may use; empty where Linux's /proc is missing. */
const cores = readCores()

export async function startPinnedShop(runtime: Runtime, vars: Record<string, string> = {}): Promise<PinnedShop> {
  const env = { ...defaultLimits, ...vars }
  const printed: string[] = []
  const onPrint = (line: string) => void printed.push(line)
  const { started, pid } = await withPid<Omit<PinnedShop, 'printed' | 'pid'>>(async () => {
    if (runtime === 'node') {
      const shop = await startNodeShop({ env })
      const cached = async () =>
        runOnFile(shop.dataDir, 'KV', 'SELECT key, CAST(value AS TEXT) AS value FROM kv').map((row) =>
          JSON.stringify(row),
        )
      return { ...shop, cached, sql: async (...call) => runOnFile(shop.dataDir, ...call) }
    }
    const edge = await startEdgeShop(env, { isDirect: true, onPrint })
    const sql: PinnedShop['sql'] = async (database, statement, ...values) => {
      const bound = (await edge.miniflare.getD1Database(database)).prepare(statement).bind(...values)
      return (await bound.all<object>()).results
    }
    const cached = async () => readNamespace(await edge.miniflare.getKVNamespace('KV'))
    const output = () => printed.join('\n')
    return { url: edge.url, dataDir: null, output, cached, sql, stop: edge.dispose }
  })
  const [first, second] = cores
  const isPinned = second !== undefined && pid !== null && pin(pid, String(first)) && pin(process.pid, String(second))
  if (!isPinned) console.error('The shop and the load generator share cores, so the times are less exact.')
  const stop = async () => {
    await started.stop()
    if (isPinned) pin(process.pid, cores.join())
  }
  return { ...started, printed, pid, stop }
}

type KvNamespace = Awaited<ReturnType<Awaited<ReturnType<typeof startEdgeShop>>['miniflare']['getKVNamespace']>>

async function readNamespace(kv: KvNamespace): Promise<string[]> {
  const entries: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof kv.list>> = await kv.list({ cursor })
    for (const { name } of page.keys) entries.push(name + ((await kv.get(name)) ?? ''))
    if (page.list_complete) return entries
    cursor = page.cursor
  }
}

/** @returns false where `taskset` is missing */
function pin(pid: number, list: string): boolean {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', list, String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function readCores(): number[] {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1] ?? ''
    return list.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
  } catch {
    return []
  }
}

function runOnFile(dataDir: string, database: keyof typeof dataFiles, ...call: [string, ...(string | number)[]]) {
  const [statement, ...values] = call
  const db = new DatabaseSync(join(dataDir, dataFiles[database]))
  try {
    return db.prepare(statement).all(...values)
  } finally {
    db.close()
  }
}
