import { existsSync } from 'node:fs'
import path from 'node:path'

/** Adds the variables of `.env` to the environment, whose own variables take precedence. @throws Error with a sentence */
export function loadEnv(root) {
  const file = path.join(root, '.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) throw new Error(`${file} needs Node 20.12 or later: this is ${process.version}.`)
  process.loadEnvFile(file)
}
