import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecrets } from '../src/engine/secrets.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'proviant-bridge-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

test('secrets are generated once, in a file that only its owner can read', () => {
  const secrets = readSecrets(join(dataDir, 'vendure'))
  expect(secrets.password).toMatch(/^[\w-]{16}$/)
  expect(readSecrets(join(dataDir, 'vendure'))).toEqual(secrets)
  expect(statSync(join(dataDir, 'vendure', 'secrets.json')).mode & 0o777).toBe(0o600)
})
