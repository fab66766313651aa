// The in-process API and the HTTP API must return the same values and errors.
import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { toVisibleError } from '#features/layout/errors/error-status.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'
import { createInProcessApi } from './in-process.ts'
import { createHttpApi } from './over-http.ts'
import type { ShopApi } from './shop-api.ts'

const failed = (kind: 'status' | 'refused', code?: string) =>
  new BackendError(kind, {
    client: 'commerce',
    operationType: 'query',
    operationName: 'getProductListing',
    statusCode: 200,
    errors: code ? [{ message: 'No.', extensions: { code } }] : [],
  })

/** Result of one read from both APIs, for the same customer and backend. */
async function ask(answers: Record<string, unknown>, question: (api: ShopApi) => Promise<unknown>, session = true) {
  const noted: number[] = []
  const given = { session: session ? nadia : null, reportFailure: (status: number) => void noted.push(status) }
  const { context } = await makeTestContext({ accountInfo: null, ...answers }, given)
  const send = (url: string, init: RequestInit) => apiUnder().request(url, init, { context })
  const askOf = (from: ShopApi) =>
    question(from).then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    )
  const inProcess = await askOf(createInProcessApi(context))
  expect(await askOf(createHttpApi('http://api', context.t, send))).toEqual(inProcess)
  return { ...inProcess, noted }
}

const prices = (from: ShopApi) => from('/search/prices', { q: 'tomato' })
const ofListing = (getProductListing: Error) => ask({ getProductListing }, prices)

test('both return the same value, and the same problem with its message', async () => {
  expect((await ask({}, prices)).answer).toEqual({ prices: [], avoid: null })
  const { error, noted } = await ask({}, prices, false)
  expect(toVisibleError(error)).toMatchObject({ status: 401, title: expect.stringMatching(/log in/i) })
  expect(noted).toEqual([401])
})

// F354
test("404 throws the router's notFound", async () => {
  const { error } = await ofListing(failed('refused', 'NOT_FOUND'))
  expect(isNotFound(error)).toBe(true)
})

// F354
test('another rejected read throws an HttpProblem with status and title', async () => {
  for (const [code, status] of Object.entries({ FORBIDDEN: 403, CONFLICT: 409, BAD_USER_INPUT: 422 })) {
    const { error } = await ofListing(failed('refused', code))
    expect(isNotFound(error)).toBe(false)
    expect(toVisibleError(error)).toEqual({ status, title: expect.stringMatching(/\w/), message: null })
  }
})

test("an outage throws an HttpProblem, and in process is reported to the page's context", async () => {
  expect(await ofListing(failed('status'))).toMatchObject({ error: { problem: { status: 503 } }, noted: [503] })
  expect(await ofListing(new TypeError('ours'))).toMatchObject({ error: { problem: { status: 500 } }, noted: [500] })
})

test('without a connection, or with an unreadable response, the HTTP API throws an HttpProblem with a message', async () => {
  const { context } = await makeTestContext({})
  const over = (send: () => Promise<Response>) => createHttpApi('http://api', context.t, send)
  const title = context.t('problems.unavailable')
  const silent = over(() => Promise.reject(new TypeError('fetch failed')))
  await expect(prices(silent)).rejects.toMatchObject({ problem: { status: 0, title } })
  const broken = over(async () => new Response('<html>', { status: 200 }))
  await expect(prices(broken)).rejects.toMatchObject({ problem: { status: 502, title } })
  const proxy = over(async () => new Response('Bad Gateway', { status: 504 }))
  await expect(prices(proxy)).rejects.toMatchObject({ problem: { status: 504, title } })
})
