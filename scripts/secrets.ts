import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = { SESSION_KEYS: string; PURGE_TOKENS: string }
type Environment = Partial<Record<string, string>>

/** Secrets missing in the environment come from `secrets.json` (mode 600); in production none are generated. */
export function readSecrets(dataDir: string, env: Environment): Partial<Secrets> {
  const given = {
    ...(env.SESSION_KEYS && { SESSION_KEYS: env.SESSION_KEYS }),
    ...(env.PURGE_TOKENS && { PURGE_TOKENS: env.PURGE_TOKENS }),
  }
  return env.NODE_ENV === 'production' ? given : { ...ownSecrets(dataDir), ...given }
}

function ownSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const made: Secrets = {
    SESSION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    PURGE_TOKENS: randomBytes(24).toString('hex'),
  }
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  }
}
