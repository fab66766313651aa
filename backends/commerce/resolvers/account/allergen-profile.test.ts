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

test('a colleague has another profile, and a guest has none', async () => {
  await shop.ask(updateAllergenProfile, { avoid: ['milk'] }, await shop.login('nadia'))
  const tom = await shop.ask(allergenProfile, {}, await shop.login('tom'))
  expect(tom.accountInfo?.customer?.avoidedAllergens).toEqual([])
  const guest = await shop.send(updateAllergenProfile, { avoid: ['milk'] })
  expect(guest.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('rejects an unknown allergen and changes nothing', async () => {
  const lena = await shop.login('lena')
  const { errors } = await shop.send(updateAllergenProfile, { avoid: ['milk', 'dust'] }, lena)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validation: { avoid: [expect.any(String)] } })
  expect((await shop.ask(allergenProfile, {}, lena)).accountInfo?.customer?.avoidedAllergens).toEqual([])
})
