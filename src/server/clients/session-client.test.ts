import { expect, test } from 'vitest'
import { makeTestContext, nadia } from '#tests/support/api-context.ts'
import { createSessionIntrospection } from './session-client.ts'

// F295
test('a request queries the backend for its user once, however often it needs the user', async () => {
  const answers = { accountInfo: { status: true, customer: { id: '1' } } }
  const { context, asked } = await makeTestContext(answers, { session: nadia })
  const isSessionActive = createSessionIntrospection(context.sessionClient)
  expect(await Promise.all([isSessionActive(), isSessionActive()])).toEqual([true, true])
  expect(await isSessionActive()).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['accountInfo'])
})
