import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dataDir = join(tmpdir(), `proviant-no-seed-${process.pid}`)

function run(...args: string[]) {
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/seed.ts', ...args]
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  return [status, stdout, stderr]
}

test('help and wrong options are sentences, and create no data', () => {
  expect(run('--help')).toEqual([0, expect.stringMatching(/^Usage: npm run seed -- .*\n$/), ''])
  expect(run('--xml')).toEqual([1, '', "Unknown option '--xml'\n"])
  expect(run('--products', 'many')).toEqual([1, '', '--products must be a whole number above zero, not "many".\n'])
  expect(existsSync(dataDir)).toBe(false)
})
