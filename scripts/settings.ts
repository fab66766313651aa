// Reads the settings from the environment and validates them before anything is created.
import { mkdirSync } from 'node:fs'
import { readConfig } from '#server/config/config.ts'
import { pickVars, type Vars } from '#server/config/settings.ts'
import { readSecrets } from './secrets.ts'

export type Settings = { dataDir: string; vars: Vars }

/** @throws Error with one sentence that names the variable */
export function readSettings(env: Partial<Record<string, string>>): Settings {
  const dataDir = env.DATA_DIR || '.data'
  const given = pickVars(env)
  // production generates no secrets, so settings can be validated before the data folder is created
  if (given.NODE_ENV === 'production') readConfig(given)
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new Error(`DATA_DIR "${dataDir}" cannot be used: ${error instanceof Error ? error.message : error}`)
  }
  const vars = { ...given, ...readSecrets(dataDir, env) }
  readConfig(vars)
  return { dataDir, vars }
}

/** Runs a step of a start; an error is printed as one sentence without a stack, and the process exits with code 1. */
export async function exitOnError<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
