import { expect, test } from 'vitest'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { makeTestContext, nadia } from '#tests/support/api-context.ts'
import type { BackendClient } from './backend.ts'
import { createSessionClient, createSessionIntrospection } from './session-client.ts'

// F295
test('a request queries the backend for its user once, however often it needs the user', async () => {
  const answers = { accountInfo: { status: true, customer: { id: '1' } } }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const isSessionActive = createSessionIntrospection(context.sessionClient)
  expect(await Promise.all([isSessionActive(), isSessionActive()])).toEqual([true, true])
  expect(await isSessionActive()).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['accountInfo'])
})

test.each([
  ['a page waits less long for a read that its status depends on', 'page', 'query', 'orderApprovals', 2_200],
  ['a page waits for a read that it streams', 'page', 'query', 'ordersList', 4_000],
  ['the API waits as long for both', 'read', 'query', 'orderApprovals', 4_000],
  ['a write waits less long for its reads', 'write', 'query', 'ordersList', 3_000],
  ['a write is over within 4 s', 'write', 'mutation', 'createProductList', 3_000],
  ['a write of many lines may take longer', 'write', 'mutation', 'addItemsToCart', 8_000],
  ['an order may take longer', 'write', 'mutation', 'placeOrder', 6_000],
] as const)('%s', async (_, purpose, type, name, expected) => {
  const timeouts: unknown[] = []
  const send = async (_document: unknown, _variables: unknown, { timeoutMs }: { timeoutMs: number }) => {
    timeouts.push(timeoutMs)
    return {}
  }
  const client = createSessionClient({
    ...{ commerce: { send } as unknown as BackendClient, locale: 'en', waitUntil: () => undefined, session: null },
    ...{ cartToken: null, requestId: '1', network: null, caller: '1', purpose },
  })
  await client.commerce({ name, type } as unknown as TypedDocument<unknown, object>, {})
  expect(timeouts).toEqual([expected])
})
