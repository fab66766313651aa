// Opens the databases of a data folder for a command that an operator runs.
import path from 'node:path'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from './prepare.ts'

type Databases = ReturnType<typeof openNodeBindings<Record<never, never>>>

export const dataDir = process.env.DATA_DIR || '.data'

/** Runs a step on the migrated databases of `DATA_DIR`, without demo data, and closes them. */
export async function withDatabases<Result>(run: (databases: Databases) => Promise<Result>): Promise<Result> {
  await prepareNode(dataDir, { DEMO: '0' })
  const databases = openNodeBindings({ dataDir, vars: {} })
  try {
    return await run(databases)
  } finally {
    databases.close()
  }
}

/** Names the data folder on stderr, so that stdout has the result only. */
export const nameDatabases = () => console.error(`Databases: ${path.resolve(dataDir)}`)
