// The databases of a shop on Workers: ids and settings from wrangler.toml, the account and its token from the environment.
import { unstable_readConfig } from 'wrangler'
import { type DeploySettings, isPlaceholder } from '../deploy-obstacle.ts'
import type { Databases } from '../prepare.ts'
import { type D1Account, openD1 } from './d1-http.ts'

type Binding = keyof Databases

type WranglerConfig = Omit<DeploySettings, 'vars' | 'd1_databases'> & {
  account_id?: string
  vars: Record<string, string>
  d1_databases: { binding: string; database_id?: string; database_name?: string; migrations_dir?: string }[]
}

export type Remote = {
  account: string
  config: WranglerConfig
  /** Name and folder of migrations by binding. */
  bound: Record<Binding, { name: string; migrations: string }>
  databases: Databases
}

const defaultApi = 'https://api.cloudflare.com/client/v4'

/** Variables have the names that wrangler uses. @throws Error with a sentence */
export function readRemote(env: Partial<Record<string, string>>): Remote {
  const config: WranglerConfig = unstable_readConfig({ config: 'wrangler.toml' })
  const account = env.CLOUDFLARE_ACCOUNT_ID || config.account_id
  const token = env.CLOUDFLARE_API_TOKEN
  if (!token)
    throw new Error('Set CLOUDFLARE_API_TOKEN to a token of your Cloudflare account with the permission "D1 Edit".')
  if (!account) throw new Error('Set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml.')
  const access: D1Account = { api: env.CLOUDFLARE_API_BASE_URL || defaultApi, account, token }
  const find = (binding: Binding) => {
    const found = config.d1_databases.find((database) => database.binding === binding)
    const id = found?.database_id
    const { database_name: name = binding, migrations_dir: migrations = 'migrations' } = found ?? { binding }
    if (!id || isPlaceholder(id))
      throw new Error(`wrangler.toml has no database_id of your account for ${binding}: see docs/operations.md.`)
    return { name, migrations, database: openD1(access, { id, name }) }
  }
  const bound = { SHOP_DB: find('SHOP_DB'), COMMERCE_DB: find('COMMERCE_DB'), CONTENT_DB: find('CONTENT_DB') }
  const { SHOP_DB, COMMERCE_DB, CONTENT_DB } = bound
  const databases = {
    SHOP_DB: SHOP_DB.database,
    COMMERCE_DB: COMMERCE_DB.database,
    CONTENT_DB: CONTENT_DB.database,
  }
  return { account, config, bound, databases }
}
