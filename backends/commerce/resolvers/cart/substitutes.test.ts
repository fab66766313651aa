import { expect, test } from 'vitest'
import { addItemToCart, cartDetail, updateAllergenProfile } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce } from '../../testing/shop.ts'

const guest = { 'x-cart-token': 'a-guest-token-of-128-bits', 'x-locale': 'en' }

async function openShortage() {
  const shop = await openTestCommerce(openSqliteD1(':memory:'))
  const productId = String(await shop.db.prepare("SELECT id FROM products WHERE sku = '200006'").first('id'))
  const nadia = await shop.login('nadia')
  for (const who of [nadia, guest]) await shop.ask(addItemToCart, { productId, quantity: 3 }, who)
  return {
    shop,
    nadia,
    shown: async (who: Record<string, string>) =>
      (await shop.ask(cartDetail, {}, who)).cartDetail?.items?.map(({ available, substitutes }) => [
        available,
        substitutes?.map(({ sku }) => sku),
      ]),
    setStock: (quantity: number) =>
      shop.db
        .prepare(`UPDATE stock SET quantity = ?1 WHERE id = (SELECT stock_id FROM products WHERE sku = '200006')`)
        .bind(quantity)
        .run(),
    setAllergens: (letters: string) =>
      shop.db.prepare(`UPDATE products SET allergens = ?1 WHERE sku IN ('200006', '200007')`).bind(letters).run(),
  }
}

// F565
test('a line item over the stock shows the quantity left and substitutes without new allergens; a guest gets no number', async () => {
  const { nadia, shown, setStock, setAllergens } = await openShortage()
  await setAllergens('f'.repeat(14))
  expect(await shown(nadia)).toEqual([[null, undefined]])
  await setStock(3)
  expect(await shown(nadia)).toEqual([[null, undefined]])
  await setStock(1)
  // the third product of the category contains milk
  expect(await shown(nadia)).toEqual([[1, ['200007']]])
  expect(await shown(guest)).toEqual([[null, undefined]])
  await setStock(0)
  expect(await shown(guest)).toEqual([[0, ['200007']]])
})

// F565
test("no substitute contains an allergen of the customer's profile, even if the product does", async () => {
  const { shop, nadia, shown, setStock, setAllergens } = await openShortage()
  // milk
  await setAllergens(`${'f'.repeat(6)}c${'f'.repeat(7)}`)
  await setStock(1)
  const [[, substitutes = []] = []] = (await shown(nadia)) ?? []
  expect(substitutes).toContain('200007')
  await shop.ask(updateAllergenProfile, { avoid: ['milk'] }, nadia)
  expect(await shown(nadia)).toEqual([[1, []]])
})
