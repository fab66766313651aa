import { readConfig } from '#server/config/config.ts'
import { pickVars } from '#server/config/settings.ts'

export type DeploySettings = {
  vars: object
  kv_namespaces: { binding: string; id?: string }[]
  d1_databases: { binding: string; database_id?: string }[]
}

/** Ids of the repository's wrangler.toml, which exist only on a developer's machine. */
export const isPlaceholder = (id = '') =>
  !/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/.test(id) || id.startsWith('00000000')

/** Valid values in place of the secrets that a shop with these settings needs, which cannot be read. */
export const anySecretsOf = (vars: object): Record<string, string> => ({
  SESSION_KEYS: `any:${btoa('0'.repeat(32))}`,
  PURGE_TOKENS: '0'.repeat(32),
  ...('MAIL_API_URL' in vars && { MAIL_API_TOKEN: 'any' }),
  ...('ORDER_WEBHOOK_URL' in vars && { ORDER_WEBHOOK_KEY: '0'.repeat(32) }),
})

/** @param secrets names of those that the platform has; all if left out @returns why the shop would not run, as a sentence; null if it would */
export function findDeployObstacle(
  { vars, kv_namespaces, d1_databases }: DeploySettings,
  secrets: readonly string[] | null = null,
): string | null {
  const unbound = [
    ...kv_namespaces.filter(({ id }) => isPlaceholder(id)),
    ...d1_databases.filter(({ database_id }) => isPlaceholder(database_id)),
  ].map(({ binding }) => binding)
  if (unbound.length > 0)
    return `wrangler.toml has no ids of your account for ${unbound.join(', ')}: create them with \`npx wrangler kv namespace create\` and \`npx wrangler d1 create\`, and put their ids there.`
  try {
    readConfig({ ...anySecretsOf(vars), ...pickVars(vars), NODE_ENV: 'production' })
  } catch (error) {
    return `[vars] of wrangler.toml: ${error instanceof Error ? error.message : error}.`
  }
  if (!('NODE_ENV' in vars)) return '[vars] of wrangler.toml lacks NODE_ENV = "production": the shop would be a demo.'
  const missing = secrets ? Object.keys(anySecretsOf(vars)).filter((name) => !secrets.includes(name)) : []
  if (missing.length === 0) return null
  return `The Worker has no secret ${missing.join(' and no ')}: add it with \`npx wrangler secret put ${missing[0]}\`.`
}
