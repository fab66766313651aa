import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { allergenProfile, updateAllergenProfile } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

test('stores avoided allergens in the order of the regulation, and clears them', async () => {
  const nadia = await shop.login('nadia')
  const avoided = async () => (await shop.ask(allergenProfile, {}, nadia)).accountInfo?.customer?.avoidedAllergens
  expect(await avoided()).toEqual([])
  const { updateAllergenProfile: saved } = await shop.ask(
    updateAllergenProfile,
    { avoid: ['nuts', 'gluten', 'nuts'] },
    { ...nadia, 'x-locale': 'de' },
  )
  expect(saved).toMatchObject({ status: true, message: 'Ihr Allergenprofil ist gespeichert.' })
  expect(await avoided()).toEqual(['gluten', 'nuts'])
  await shop.ask(updateAllergenProfile, { avoid: [] }, nadia)
  expect(await avoided()).toEqual([])
})

test('colleagues share a profile, another company has its own, and a guest has none', async () => {
  const read = async (name: 'tom' | 'lena') =>
    (await shop.ask(allergenProfile, {}, await shop.login(name))).accountInfo?.customer?.avoidedAllergens
  await shop.ask(updateAllergenProfile, { avoid: ['milk'] }, await shop.login('nadia'))
  expect([await read('tom'), await read('lena')]).toEqual([['milk'], []])
  const guest = await shop.send(updateAllergenProfile, { avoid: ['milk'] })
  expect(guest.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('rejects an unknown allergen and changes nothing', async () => {
  const lena = await shop.login('lena')
  const { errors } = await shop.send(updateAllergenProfile, { avoid: ['milk', 'dust'] }, lena)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validation: { avoid: [expect.any(String)] } })
  expect((await shop.ask(allergenProfile, {}, lena)).accountInfo?.customer?.avoidedAllergens).toEqual([])
})

test('the profile of a company is at first the union of its users, in the order of the regulation', async () => {
  const { db } = shop
  await db.prepare('ALTER TABLE companies DROP COLUMN avoided_allergens').run()
  await db.prepare("ALTER TABLE customers ADD COLUMN avoided_allergens TEXT NOT NULL DEFAULT ''").run()
  const avoid = db.prepare('UPDATE customers SET avoided_allergens = ?2 WHERE email LIKE ?1')
  await db.batch([avoid.bind('nadia@%', 'fish,milk'), avoid.bind('tom@%', 'gluten,milk')])
  const migration = readFileSync(new URL('../../migrations/0017_company_allergens.sql', import.meta.url), 'utf8')
  for (const statement of migration.replace(/^--.*$/gm, '').split(/;\s*$/m))
    if (statement.trim() !== '') await db.prepare(statement).run()
  const { results } = await db
    .prepare('SELECT avoided_allergens AS codes FROM companies WHERE id <= 3 ORDER BY id')
    .all()
  expect(results.map(({ codes }) => codes)).toEqual(['gluten,fish,milk', '', ''])
})
