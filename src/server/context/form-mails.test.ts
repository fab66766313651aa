import { afterEach, expect, test, vi } from 'vitest'
import { submitForm } from '#contracts/generated/content.ts'
import { createCommerce } from '../../../backends/commerce/handler.ts'
import { openTestCommerce } from '../../../backends/commerce/testing/shop.ts'
import { createContent } from '../../../backends/content/handler.ts'
import { openTestContent } from '../../../backends/content/testing/cms.ts'
import { toJobApplication } from '../../../backends/content/testing/job-application.ts'
import type { Bindings } from '../platform/bindings.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { createServices } from './services.ts'

/** A shop in production without OPERATOR_EMAIL, over both embedded backends. */
async function openShop() {
  const commerce = await openTestCommerce(openSqliteD1(':memory:'))
  const content = await openTestContent(openSqliteD1(':memory:'))
  const bindings = {
    KV: openSqliteKv(':memory:'),
    SHOP_DB: openSqliteD1(':memory:'),
    COMMERCE_DB: commerce.db,
    CONTENT_DB: content.db,
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    PURGE_TOKENS: 'p'.repeat(32),
  } as unknown as Bindings
  const embedded = {
    commerce: async (options: Parameters<typeof createCommerce>[0]) => createCommerce(options),
    content: async (options: Parameters<typeof createContent>[0]) => createContent(options),
  }
  const services = createServices(bindings, embedded, 'test')
  const apply = async () => {
    const variables = { input: { handle: 'jobApplication', siteId: 3, values: toJobApplication() } }
    const answer = await services.embedded.content?.(
      new Request('https://shop.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: submitForm.text, variables }),
      }),
    )
    return answer?.json()
  }
  const stored = async () =>
    (await content.db.prepare('SELECT count(*) AS count FROM form_submissions').first<{ count: number }>())?.count
  return { commerce, apply, stored }
}

afterEach(() => void vi.restoreAllMocks())

test('without OPERATOR_EMAIL the sender of a form still gets its confirmation, and no other address gets one', async () => {
  const { commerce, apply } = await openShop()
  expect(await apply()).toMatchObject({ data: { submitForm: { success: true } } })
  const { results } = await commerce.db.prepare('SELECT recipient, subject FROM outbox').all()
  expect(results).toEqual([
    { recipient: 'ada@example.be', subject: expect.stringContaining('Ihre Bewerbung bei Proviant') },
  ])
})

test('a form whose mail cannot be written is stored and succeeds, and the failure is logged by name', async () => {
  const { commerce, apply, stored } = await openShop()
  await commerce.db.prepare('ALTER TABLE outbox RENAME TO unavailable').run()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await apply()).toMatchObject({ data: { submitForm: { success: true } } })
  expect(await stored()).toBe(1)
  const events = errors.mock.calls.map(([line]) => JSON.parse(String(line)).event)
  expect(events).toContain('form-mail.failed')
})
