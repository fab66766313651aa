import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'proviant-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://shop.example',
  SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
  PURGE_TOKENS: 'p'.repeat(32),
}
const aFile = join(folder, 'a-file')
writeFileSync(aFile, 'not a folder')

test.each<[string, Record<string, string>]>([
  ['SESSION_KEYS', { ...production, SESSION_KEYS: '' }],
  ['PURGE_TOKENS', { ...production, PURGE_TOKENS: 'short' }],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'http://shop.example' }],
  ['DATA_DIR', { DATA_DIR: aFile }],
])('rejects settings without a valid %s and names the setting', (name, env) => {
  expect(() => readSettings({ DATA_DIR: folder, ...env })).toThrow(new RegExp(`^${name} [^\\n]+$`))
})

test('a start with an invalid setting prints one sentence and exits with code 1', { timeout: 20_000 }, () => {
  const args = ['--disable-warning=ExperimentalWarning', '--import', './scripts/prepare-node.ts', 'node.ts']
  const env = { PATH: process.env.PATH, ...production, PUBLIC_ORIGIN: 'http://shop.example', DATA_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe('PUBLIC_ORIGIN must be an https origin in production, not "http://shop.example"\n')
})
