import { spawnSync } from 'node:child_process'

/** Runs `npm run backup` or `restore` on a data folder. */
export function runCommand(name: 'backup' | 'restore', words: readonly string[], dataDir: string) {
  const program = ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...words]
  return spawnSync(process.execPath, program, { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' })
}
