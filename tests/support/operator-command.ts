// Runs `npm run operator` on a data folder of its own.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from '../../scripts/prepare.ts'

/** Each command is a process, which takes seconds to start on a busy machine. */
export const withProcesses = { timeout: 120_000 }

type Environment = Record<string, string>

/** @param env added to the environment; without PUBLIC_ORIGIN */
export const runOperator = (env: Environment, words: readonly string[]) =>
  new Promise<[code: number, out: string, wrong: string]>((done) => {
    const args = ['--disable-warning=ExperimentalWarning', 'scripts/operator.ts', ...words]
    const all = { ...process.env, PUBLIC_ORIGIN: '', ...env }
    execFile(process.execPath, args, { env: all }, (error, out, wrong) => done([Number(error?.code ?? 0), out, wrong]))
  })

/** @param seeded with demo data */
export async function openOperatorShop({ seeded = false, env = {} }: { seeded?: boolean; env?: Environment } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-operator-'))
  await prepareNode(dataDir, seeded ? {} : { DEMO: '0' })
  const bindings = openNodeBindings({ dataDir, vars: {} })
  onTestFinished(() => {
    bindings.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const runWith = (own: Environment, ...words: string[]) => runOperator({ DATA_DIR: dataDir, ...env, ...own }, words)
  return { dataDir, bindings, db: bindings.COMMERCE_DB, runWith, run: (...words: string[]) => runWith({}, ...words) }
}
