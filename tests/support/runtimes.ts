// The two running shops of this test file, for tests that must pass on both.
import { describe, inject } from 'vitest'
import type { SqlValue } from '#server/storage/storage.ts'
import type { ControlCall, DatabaseName, RuntimeName } from './control.ts'
import type { Shops } from './shops.ts'

export type Runtime = {
  name: RuntimeName
  url: string
  purgeToken: string
  /** Secrets that sign links of previews and operator pages. */
  sessionKeys: string
  /** Runs one statement on a database of the shop and returns its rows. */
  sql<Row = Record<string, unknown>>(database: DatabaseName, query: string, ...values: SqlValue[]): Promise<Row[]>
  kvKeys(prefix?: string): Promise<string[]>
  kvGet(key: string): Promise<string | null>
}

/** Files that run at the same time have different pool ids, and so their own shops. */
const poolResponse = await fetch(`${inject('lanes')}/${process.env.VITEST_POOL_ID}`)
if (!poolResponse.ok) throw new Error(await poolResponse.text())
export const shops = (await poolResponse.json()) as Shops

export const runtimes: Runtime[] = [openRuntime('node'), openRuntime('workerd')]

// the shops are reused by test files in a row, whose failed logins count for the same accounts and network
await Promise.all(runtimes.map(({ sql }) => sql('COMMERCE_DB', 'DELETE FROM login_failures')))

/** Runs the tests on Node and in workerd. */
export function describeEachRuntime(name: string, tests: (runtime: Runtime) => void): void {
  describe.each(runtimes)(`${name} ($name)`, tests)
}

function openRuntime(name: RuntimeName): Runtime {
  const ask = async <T>(call: ControlCall): Promise<T> => {
    const answer = await fetch(shops.control, { method: 'POST', body: JSON.stringify(call) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
  return {
    name,
    ...shops[name],
    sql: (database, query, ...values) => ask({ runtime: name, ask: 'sql', database, query, values }),
    kvKeys: (prefix = '') => ask({ runtime: name, ask: 'keys', prefix }),
    kvGet: (key) => ask({ runtime: name, ask: 'value', key }),
  }
}
