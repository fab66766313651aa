import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'proviant-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') }
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/export.ts', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  return [status, stdout, stderr.replace(`Databases: ${join(folder, 'data')}\n`, '')]
}
const usage = 'Usage: npm run export -- <folder> [--remote]\n'

test('an option is not taken for a folder', () => {
  expect(run('--help')).toEqual([0, usage, ''])
  for (const words of [[], ['--out'], ['one', 'two']]) expect(run(...words)).toEqual([1, '', usage])
  expect(existsSync('--help')).toBe(false)
})

test('a file instead of a folder is refused with a sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(run(file)).toEqual([1, '', `${file} is a file: name a folder.\n`])
  const below = join(file, 'below')
  expect(run(below)).toEqual([1, '', `The folder ${below} cannot be created.\n`])
})
