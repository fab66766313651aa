// The import of a shop in workerd: over the API of D1 to the databases that the running worker uses.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startD1Api } from '../support/d1-api.ts'
import { startEdgeShop } from '../support/edge-shop.ts'
import { withProcesses } from '../support/operator-command.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

test('a cached page of the worker shows the name that an import changed', withProcesses, async () => {
  const shop = await startEdgeShop()
  onTestFinished(() => shop.dispose())
  const [SHOP_DB, COMMERCE_DB, CONTENT_DB] = await Promise.all([
    shop.miniflare.getD1Database('SHOP_DB'),
    shop.miniflare.getD1Database('COMMERCE_DB'),
    shop.miniflare.getD1Database('CONTENT_DB'),
  ])
  const { env, folder } = await startD1Api({ SHOP_DB, COMMERCE_DB, CONTENT_DB })
  const run = (file: string) =>
    new Promise<string>((done) => {
      const args = [
        '--disable-warning=ExperimentalWarning',
        resolve('scripts/import.ts'),
        '--products',
        file,
        '--remote',
      ]
      execFile(process.execPath, args, { env: { ...process.env, ...env }, cwd: folder }, (_, out, wrong) =>
        done(out + wrong),
      )
    })
  const visitor = visitorOf(shop)
  const path = '/en/offer/p/vine-tomatoes-red-class-i'
  expect(await (await waitForCached(visitor, path)).text()).not.toContain('Tomatoes of the house')

  const { sku } = (await COMMERCE_DB.prepare(
    "SELECT p.sku FROM products p JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) WHERE t.url_key = 'vine-tomatoes-red-class-i' AND p.type = 'simple' LIMIT 1",
  ).first<{ sku: string }>()) ?? { sku: '' }
  const file = join(folder, 'products.csv')
  writeFileSync(file, `sku;name_en\n${sku};Tomatoes of the house\n`)
  expect(await run(file)).toContain('products: 0 new, 1 changed, 0 unchanged, 0 rejected\n')
  await expect.poll(async () => (await visitor.ask(path)).text()).toContain('Tomatoes of the house')
  expect(await run(file)).toContain('products: 0 new, 0 changed, 1 unchanged, 0 rejected\n')
})
