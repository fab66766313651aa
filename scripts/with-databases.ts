// Opens the databases for a command that an operator runs: those of a data folder, or with `--remote` those of a shop on Workers.
import path from 'node:path'
import { type Config, readConfig } from '#server/config/config.ts'
import { names, pickVars } from '#server/config/settings.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { anySecretsOf } from './deploy-obstacle.ts'
import { type Databases, prepareNode } from './prepare.ts'
import { exitOnError, readSettings } from './settings.ts'

const remoteFlag = '--remote'

export const remoteOption = [remoteFlag, 'work on the D1 databases of wrangler.toml instead of DATA_DIR'] as const

/** Words of the command line without `--remote`. */
export const commandWords = process.argv.slice(2).filter((word) => word !== remoteFlag)

export const dataDir = process.env.DATA_DIR || '.data'

/** Null: the databases of `DATA_DIR`. */
export const remote = process.argv.includes(remoteFlag) ? await exitOnError(openRemote) : null

/** Replaces the settings of the environment by those with which the shop runs, except for the keys of links, which are secrets. */
async function openRemote() {
  const { readRemote } = await import('./databases/remote.ts')
  const opened = readRemote(process.env)
  for (const name of names) if (name !== 'SESSION_KEYS' && name !== 'PREVIEW_KEY') delete process.env[name]
  Object.assign(process.env, { NODE_ENV: 'production' }, opened.config.vars)
  return opened
}

/** Runs a step on the databases, which it names. Those of `DATA_DIR` are migrated, without demo data, and closed afterwards. */
export async function withDatabases<Result>(run: (databases: Databases) => Promise<Result>): Promise<Result> {
  nameDatabases()
  if (remote) return run(remote.databases)
  await prepareNode(dataDir, { DEMO: '0' })
  const databases = openNodeBindings({ dataDir, vars: {} })
  try {
    return await run(databases)
  } finally {
    databases.close()
  }
}

/** Names the databases on stderr, so that stdout has the result only. */
export function nameDatabases(): void {
  const names = remote && Object.values(remote.bound).map(({ name }) => name)
  console.error(
    `Databases: ${names ? `${names.join(', ')} of the Cloudflare account ${remote?.account}` : path.resolve(dataDir)}`,
  )
}

/** Configuration of the shop. @param options.signs the command signs links, with the secret `SESSION_KEYS` of the shop */
export function readShopConfig({ signs = false } = {}): Config {
  if (!remote) return readConfig(readSettings(process.env).vars)
  const vars = pickVars(process.env)
  if (signs && !vars.SESSION_KEYS)
    throw new Error('The link is signed: set SESSION_KEYS in the environment to the value of the secret of the Worker.')
  return readConfig({ ...anySecretsOf(vars), ...vars })
}
