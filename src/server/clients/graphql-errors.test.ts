import { expect, test } from 'vitest'
import { backend, failureOf, json, sendToStub, stubBackend } from '#tests/support/stub-backend.ts'
import type { BackendError } from './backend-error.ts'

stubBackend()

// F473, F476, F482, F483
test("the first error's message is the error's message, and its code and debug message are kept", async () => {
  backend.answer = json({
    data: { product: null },
    errors: [
      { message: 'Dieses Produkt gibt es nicht.', extensions: { code: 'NOT_FOUND', debugMessage: 'no row' } },
      { message: 'second' },
    ],
  })
  const error = await failureOf()
  expect(error).toMatchObject({
    kind: 'refused',
    code: 'NOT_FOUND',
    message: 'Dieses Produkt gibt es nicht.',
    words: 'Dieses Produkt gibt es nicht.',
    debugMessage: 'no row',
    retryAfterSeconds: null,
  })
  expect(error.failure.errors).toHaveLength(2)
})

test('an unauthenticated error is recognized in the format of every backend', async () => {
  for (const entry of [
    { message: 'x', extensions: { code: 'UNAUTHENTICATED' } },
    { message: 'Unauthenticated.' },
    { message: 'x', extensions: { category: 'authentication' } },
    { message: 'x', extensions: { guards: ['customer'] } },
  ]) {
    backend.failures = []
    backend.answer = json({ data: null, errors: [entry] })
    expect((await failureOf()).code).toBe('UNAUTHENTICATED')
  }
})

// F474, F475
test('with data and errors, the policy decides', async () => {
  backend.answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'half' }] })
  expect((await failureOf({ errorPolicy: 'none' })).kind).toBe('refused')
  backend.failures = []
  for (const [errorPolicy, told] of [
    ['all', ['half']],
    ['ignore', []],
  ] as const) {
    const partial: string[] = []
    const onPartial = ({ message }: BackendError) => void partial.push(message)
    expect(await sendToStub({ errorPolicy, onPartial })).toEqual({ product: { name: 'Gouda' } })
    expect([errorPolicy, partial]).toEqual([errorPolicy, told])
  }
  expect(backend.failures).toEqual([])
})

test('errors without data, or with only null data, throw under every policy', async () => {
  for (const body of [{ errors: [{ message: 'nothing' }] }, { data: { product: null }, errors: [{ message: 'no' }] }]) {
    backend.answer = json(body)
    for (const errorPolicy of ['none', 'all', 'ignore'] as const) {
      backend.failures = []
      expect((await failureOf({ errorPolicy })).kind).toBe('refused')
    }
  }
})

test('an expired session throws, although the response has public data', async () => {
  backend.answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'Unauthenticated.' }] })
  const headers = { authorization: 'Bearer revoked' }
  expect((await failureOf({ errorPolicy: 'all', headers })).code).toBe('UNAUTHENTICATED')
  backend.failures = []
  expect(await sendToStub({ errorPolicy: 'all' })).toEqual({ product: { name: 'Gouda' } })
})

test('an error without a code is classified by its other properties, and only messages for customers are kept', async () => {
  const cases: [entry: object, code: string | null, words: string | null][] = [
    [{ message: 'Sold out today.', extensions: { category: 'custom' } }, 'BAD_USER_INPUT', 'Sold out today.'],
    [
      { message: 'Validation failed for [x].', extensions: { validation: { 'input.x': ['No.'] } } },
      'BAD_USER_INPUT',
      null,
    ],
    [{ message: 'This action is unauthorized.', extensions: null }, 'FORBIDDEN', null],
    [{ message: 'Internal server error' }, 'INTERNAL', null],
    [{ message: 'Cannot query field "x".', extensions: { category: 'graphql' } }, 'INTERNAL', null],
    [{ message: 'Undefined index: id', extensions: { code: 'INTERNAL' } }, 'INTERNAL', null],
    [{ message: 'Undefined index: id' }, null, null],
    [{ message: 'Boom', extensions: { code: 'E_17' } }, null, null],
  ]
  for (const [entry, code, words] of cases) {
    backend.failures = []
    backend.answer = json({ data: null, errors: [entry] })
    expect([entry, await failureOf()]).toMatchObject([entry, { code, words }])
  }
})

test('members of an error whose type differs from the contract are dropped', async () => {
  const validation = { 'input.x': 'No.', 'input.y': [3, 'Neither.'] }
  const extensions = { code: 5, category: [], validation, retryAfterSeconds: 'soon' }
  backend.answer = json({ data: null, errors: [{ message: 'no', locations: 'here', extensions }] })
  const error = await failureOf()
  expect(error).toMatchObject({ kind: 'refused', code: 'BAD_USER_INPUT', retryAfterSeconds: null })
  expect(error.validation).toEqual({ 'input.y': ['Neither.'] })
})

test('a rejected document is distinguished from a rejected operation, whatever the status', async () => {
  const locations = [{ line: 1, column: 3 }]
  const cases: [kind: string, status: number, body: object][] = [
    ['unsupported', 200, { errors: [{ message: 'Cannot query field "x" on type "Y".', locations }] }],
    ['unsupported', 400, { errors: [{ message: 'no', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }],
    ['refused', 200, { errors: [{ message: 'no', locations, extensions: { code: 'RATE_LIMITED' } }] }],
    ['refused', 200, { errors: [{ message: 'Unauthenticated.', locations }] }],
    ['refused', 200, { data: null, errors: [{ message: 'no', locations, path: ['product'] }] }],
  ]
  for (const [kind, status, body] of cases) {
    backend.failures = []
    backend.answer = json(body, status)
    expect([body, (await failureOf()).kind]).toEqual([body, kind])
  }
})
