import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `password`: of the superadmin; `cookieSecret`: signs the cookies of administrators; `importToken`: of `/import`. */
export type Secrets = { password: string; cookieSecret: string; importToken: string }

/** Reads `secrets.json` of the data folder; the first call generates it, readable by its owner only. */
export function readSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secrets.json')
  const generated: Secrets = {
    password: randomBytes(12).toString('base64url'),
    cookieSecret: randomBytes(32).toString('base64'),
    importToken: randomBytes(24).toString('base64url'),
  }
  try {
    writeFileSync(file, `${JSON.stringify(generated, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return generated
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return JSON.parse(readFileSync(file, 'utf8')) as Secrets
  }
}
