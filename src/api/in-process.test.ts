import { expect, test } from 'vitest'
import { makeTestContext, nadia } from '#tests/support/api-context.ts'
import { createPageApi } from './in-process.ts'

/** Names of the queries that a page with two parts sends. */
async function sentTo(commerceUrl: string | null): Promise<string[]> {
  const { context, asked } = await makeTestContext({}, { session: nadia })
  const sessionClient = { ...context.sessionClient, takes: () => true }
  const api = createPageApi({ ...context, sessionClient, config: { ...context.config, commerceUrl } })
  await Promise.all([api('/cart/summary'), api('/catalogue/allergen-profile'), api('/cart/summary')])
  return asked.map(({ name }) => name)
}

test('the reads of a live page are one query over the embedded backend', async () => {
  expect(await sentTo(null)).toEqual(['allergenProfile_cartSummary'])
})

test('an external backend gets the reads one by one', async () => {
  expect(await sentTo('https://commerce.example/graphql')).toEqual(['cartSummary', 'allergenProfile', 'cartSummary'])
})
