import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CsvRecord } from '../../../backends/commerce/import/columns/columns.ts'
import type { FileKind } from '../../../backends/commerce/import/file-columns.ts'
import { importOverBridge } from '../../../scripts/import/bridge.ts'
import { startTestBridge } from './support/bridge.ts'

const importToken = 'import-token-of-the-bridge-1234567890'
let vendure: Awaited<ReturnType<typeof startTestBridge>>
let url: string

beforeAll(async () => {
  vendure = await startTestBridge({ importToken })
  url = vendure.bridge.url.replace('/contract', '/import')
})
afterAll(() => vendure?.stop())

const send = (kind: FileKind, cells: CsvRecord[], options: { dryRun?: boolean } = {}, token = importToken) =>
  importOverBridge(url, token, { [kind]: cells.map((record, index) => ({ line: index + 2, cells: record })) }, options)

type Product = { sku: string; name: string; stock: number | null; priceHtml: { finalPrice: string } | null }
async function readProduct(sku: string, headers: Record<string, string>): Promise<Product> {
  const fields = '{ sku name stock priceHtml { finalPrice } }'
  const [match] = await vendure.ask<{ product: Product }[]>(
    `{ productsByCodes(codes: ["${sku}"]) { product ${fields} } }`,
    { 'x-locale': 'en', ...headers },
  )
  if (!match?.product) throw new Error(`${sku} was not found`)
  return match.product
}

test('a dry run and a rejected row change nothing', async () => {
  const own = await vendure.login('nadia')
  const before = await readProduct('200006', own)
  const change = { sku: '200006', name_en: 'Imported name' }
  const dry = await send('products', [change], { dryRun: true })
  expect(dry).toMatchObject({ isApplied: false, files: { products: { changed: 1, rejected: [] } } })
  const rejected = await send('products', [change, { sku: '200006', price: 'cheap' }])
  expect(rejected.isApplied).toBe(false)
  expect(rejected.files.products?.rejected[0]).toMatchObject({ line: 3, column: 'price' })
  expect(await readProduct('200006', own)).toEqual(before)
})

test('names, prices of a group and stock are written to Vendure and served', async () => {
  const own = await vendure.login('nadia')
  expect(await send('products', [{ sku: '200006', name_en: 'Imported name' }])).toMatchObject({ isApplied: true })
  await send('prices', [{ sku: '200006', group: 'A', price: '12,34' }])
  await send('stock', [{ sku: '200006', quantity: '77' }])
  const product = await readProduct('200006', own)
  expect(product).toMatchObject({ name: 'Imported name', priceHtml: { finalPrice: '12.34' }, stock: 77 })
  const lena = await readProduct('200006', await vendure.login('lena'))
  expect(lena.priceHtml?.finalPrice).not.toBe('12.34')
})

test('a wrong token and a missing bridge are explained', async () => {
  await expect(send('stock', [], {}, 'wrong')).rejects.toThrow('The bridge does not accept BRIDGE_IMPORT_TOKEN.')
  await expect(importOverBridge('http://localhost:9/import', importToken, {}, {})).rejects.toThrow('does not respond')
})
