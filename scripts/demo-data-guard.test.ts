import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '#backends/commerce/rules/account/password.ts'
import { dataFiles, openNodeBindings } from '#server/platform/node/bindings.ts'
import { copyNodeData } from '#tests/support/demo-data.ts'
import { findSeedObstacle, rejectDemoAccounts } from './demo-data-guard.ts'
import { prepareNode } from './prepare.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await copyNodeData()
  return () => rmSync(dataDir, { recursive: true })
})
const commerceFile = () => join(dataDir, dataFiles.COMMERCE_DB)

/** Runs statements on the commerce database, and undoes them at the end of the test. */
function change(doing: string, undoing: string) {
  const run = (sql: string) => {
    const db = new DatabaseSync(commerceFile())
    db.exec(sql)
    db.close()
  }
  run(doing)
  onTestFinished(() => run(undoing))
}

test('a production shop does not start over demo accounts that have the published password', async () => {
  await expect(prepareNode(dataDir, { NODE_ENV: 'production' })).rejects.toThrow(
    'nadia@brasserie-nova.example is a demo account whose password is published',
  )
  await prepareNode(dataDir, { NODE_ENV: 'production', DEMO: '1' })
  await prepareNode(dataDir, { NODE_ENV: 'production', COMMERCE_URL: 'https://commerce.example/graphql' })
  const empty = mkdtempSync(join(tmpdir(), 'proviant-guard-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  await prepareNode(empty, { NODE_ENV: 'production' })
})

test('demo accounts with a password of their own are accepted', async () => {
  const { COMMERCE_DB, close } = openNodeBindings({ dataDir, vars: {} })
  const { results } = await COMMERCE_DB.prepare('SELECT id, password_hash FROM customers').all<{
    id: number
    password_hash: string
  }>()
  const set = (hash: string, id: number) =>
    COMMERCE_DB.prepare('UPDATE customers SET password_hash = ? WHERE id = ?').bind(hash, id).run()
  const own = await hashPassword('a password of their own')
  for (const { id } of results) await set(own, id)
  await rejectDemoAccounts(COMMERCE_DB)
  for (const { id, password_hash } of results) await set(password_hash, id)
  close()
})

test('seeding replaces demo data, and starts with an empty folder', () => {
  expect(findSeedObstacle(commerceFile(), {})).toBeNull()
  expect(findSeedObstacle(join(dataDir, 'missing.sqlite'), {})).toBeNull()
})

test('seeding is refused in production', () => {
  expect(findSeedObstacle(commerceFile(), { NODE_ENV: 'production' })).toMatch('NODE_ENV is production')
})

test('seeding is refused if the database has a customer of its own', () => {
  change(
    "UPDATE customers SET email = 'chef@restaurant.test' WHERE email = 'tom@brasserie-nova.example'",
    "UPDATE customers SET email = 'tom@brasserie-nova.example' WHERE email = 'chef@restaurant.test'",
  )
  expect(findSeedObstacle(commerceFile(), {})).toMatch('chef@restaurant.test')
})

test('seeding is refused while a shop has the database open', async () => {
  const { COMMERCE_DB, close } = openNodeBindings({ dataDir, vars: {} })
  await COMMERCE_DB.prepare('SELECT id FROM customers LIMIT 1').first()
  expect(findSeedObstacle(commerceFile(), {})).toMatch('is open in another process')
  close()
  expect(findSeedObstacle(commerceFile(), {})).toBeNull()
})
