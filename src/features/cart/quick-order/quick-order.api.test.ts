import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmbeddedShop, openEmbeddedShop } from '#tests/support/embedded-shop.ts'
import { gtinCheckDigit } from '../add/gtin.ts'
import type { Cart } from '../cart.ts'
import type { RowResult } from './row-results.ts'

let shop: EmbeddedShop
const tab = { unconfirmed: undefined }

beforeAll(async () => {
  shop = await openEmbeddedShop()
})
beforeEach(() => shop.reset())

const send = async (path: string, fields: Record<string, string>, isBase = false) => {
  const answer = await shop.ask(tab, path, fields, isBase)
  return {
    status: answer.status,
    ...((await answer.json()) as { answers?: { state: string }[]; cart?: Cart; rest?: string }),
  }
}
const linesOf = (cart: Cart | undefined) => cart?.lines.map(({ sku, quantity }) => [sku, quantity])

// F575
test('POST /cart/quick-order/read returns the status of every row and changes no cart', async () => {
  const text = 'sku;qty\n200001-1;3\n200001;2\n200006;\n123456;1\n200006;4'
  const { answers } = await send('/cart/quick-order/read', { text })
  expect(answers?.map(({ state }) => state)).toEqual(['found', 'ambiguous', 'no_quantity', 'unknown', 'found'])
  const { cart } = (await (await shop.ask(tab, '/cart', null)).json()) as { cart: Cart | null }
  expect(cart?.lines ?? []).toEqual([])
})

test.each([
  ['in one call', false],
  ['one by one if the backend has neither batch mutation nor code lookup', true],
])('POST /cart/quick-order adds the valid rows %s and returns the others', async (_name, isBase) => {
  const text = '200001-1 3\n200006 2\n123456 1\n200006 4'
  const done = await send('/cart/quick-order', { text, do: 'add', idempotencyKey: 'abcdefgh12345678' }, isBase)
  expect(linesOf(done.cart)).toEqual([
    ['200001-1', 3],
    ['200006', 6],
  ])
  expect(done.rest).toBe('123456 1')
})

// F575
test('POST /cart/quick-order/read returns a status for each of 200 rows', async () => {
  const skus = ['200001-1', '200001-2', '200006', '200007', '200002']
  const text = Array.from({ length: 200 }, (_, row) => `${skus[row % skus.length]};1`).join('\n')
  const { answers } = await send('/cart/quick-order/read', { text })
  expect(answers?.map(({ state }) => state)).toEqual(Array.from({ length: 200 }, () => 'found'))
})

// F575
test('POST /cart/quick-order/read suggests products for names and orders none of them unseen', async () => {
  const text = 'white wine 3\nwine 2 cases\nwine\nxyz 4\n123456 1'
  const { answers } = await send('/cart/quick-order/read', { text })
  expect((answers as RowResult[]).map(({ state, choices }) => [state, ...choices.map(({ row }) => row)])).toEqual([
    ['suggested', '200001-1 3', '200001-2 3'],
    ['suggested', '200001-2 2'],
    ['suggested', '200001-1 1', '200001-2 1'],
    ['unknown'],
    ['unknown'],
  ])
  expect(await send('/cart/quick-order', { text, do: 'add' })).toMatchObject({ status: 422 })
  expect(linesOf((await send('/cart/quick-order', { text: '200001-2 2', do: 'add' })).cart)).toEqual([['200001-2', 2]])
})

test('POST /cart/quick-order/read finds a barcode in each spelling, and offers the packings of the item that an unknown case contains', async () => {
  const { ean13 } = (await shop.db
    .prepare("SELECT ean13 FROM products WHERE sku = '200001-1'")
    .first<{ ean13: string }>()) ?? { ean13: '' }
  const inCase = `1${ean13.slice(0, 12)}`
  const text = [ean13, `0${ean13}`, `010${ean13}`, `${inCase}${gtinCheckDigit(inCase)}`, '4006381333931'].join('\n')
  const { answers } = await send('/cart/quick-order/read', { text })
  expect(
    (answers as RowResult[]).map(({ state, packing, choices }) => [
      state,
      packing?.sku ?? choices.map(({ row }) => row),
    ]),
  ).toEqual([
    ['found', '200001-1'],
    ['found', '200001-1'],
    ['found', '200001-1'],
    ['suggested', ['200001-1 1', '200001-2 1']],
    ['unknown', []],
  ])
})

// F575
test('a check by native form, an empty text and a text without a valid row return 422 with a message', async () => {
  const title = async (text: string, intent: string) => {
    const { status, ...said } = await send('/cart/quick-order', { text, do: intent })
    return [status, (said as { title?: string }).title]
  }
  expect(await title('200006 2\n123456 1', 'check')).toEqual([422, '1 of 2 rows can go into the cart.'])
  expect(await title(' \n;;', 'add')).toEqual([422, 'Enter at least one row.'])
  expect(await send('/cart/quick-order/read', { text: ' \n;;' })).toMatchObject({
    status: 422,
    title: 'Enter at least one row.',
  })
  expect(await title('123456 1', 'add')).toEqual([422, 'No row can go into the cart. Check the rows.'])
})
