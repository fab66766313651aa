import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecrets } from './secrets.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proviant-secrets-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('generates secrets once, with file mode 600', () => {
  const made = readSecrets(folder, {})
  expect(made.SESSION_KEYS).toMatch(/^k1:[A-Za-z0-9+/]{43}=$/)
  expect(made.PURGE_TOKENS).toMatch(/^[0-9a-f]{48}$/)
  expect(readSecrets(folder, {})).toEqual(made)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('prefers secrets of the environment and generates none in production', () => {
  expect(readSecrets(folder, { PURGE_TOKENS: 'given' })).toMatchObject({ PURGE_TOKENS: 'given' })
  expect(readSecrets(join(folder, 'other'), { NODE_ENV: 'production' })).toEqual({})
})
