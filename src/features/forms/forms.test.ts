import { type } from 'arktype'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { toBackendErrorToast } from '#features/problems/backend-error-toast.ts'
import { locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { toResult } from '#service/result.ts'
import { validateBody } from '#service/validate.ts'
import { makeTestContext } from '#tests/support/api-context.ts'
import { toFields } from './send-form.ts'
import { isSameForm } from './use-form-errors.ts'

const { context } = await makeTestContext({})
const api = new Hono<ApiEnv>()
api.use((c, next) => {
  c.set('context', context)
  return next()
})
api.post('/', validateBody(type({ name: '1 <= string <= 5', 'note?': 'string' }), { name: 'forms.tooLong' }), (c) =>
  c.json(c.req.valid('form')),
)
api.onError((error) => {
  if (error instanceof HttpProblem) return Response.json(error.problem, { status: error.problem.status })
  throw error
})
const send = (sent: BodyInit, kind?: string) =>
  api.request('/', { method: 'POST', body: sent, ...(kind && { headers: { 'content-type': kind } }) })

test('body parses a URL-encoded form, form data and JSON', async () => {
  const multipart = new FormData()
  multipart.set('name', 'Ann')
  for (const answer of [
    await send(new URLSearchParams({ name: 'Ann' })),
    await send(multipart),
    await send('{"name":"Ann"}', 'application/json'),
  ])
    expect(await answer.json()).toEqual({ name: 'Ann' })
})

test('returns 400 for an unreadable body', async () => {
  for (const answer of [
    await send('{"name":', 'application/json'),
    await send('null', 'application/json'),
    await send('--x', 'multipart/form-data; boundary=y'),
    await send('x', 'multipart/form-data'),
  ])
    expect(answer.status).toBe(400)
})

test('returns 422 with one message per invalid field', async () => {
  const answer = await send(new URLSearchParams({ name: 'far too long' }))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: { name: ['This text is too long.'] } })
  const arrays = await send('{"name":["a","b"]}', 'application/json')
  expect(arrays.status).toBe(422)
})

test('toFields leaves out files', () => {
  const values = new FormData()
  values.set('name', 'Ann')
  values.set('file', new Blob(['x']))
  expect(toFields(values).toString()).toBe('name=Ann')
})

// F484, F485
test('a backend error becomes a red toast with its debug text in each language, a validation error does not', async () => {
  const { t } = context
  const failed = { status: 503, title: 'Down', debug: 'ECONNREFUSED' }
  const toasts = await Promise.all(
    locales.map(async (locale) => toBackendErrorToast(await loadTranslator(locale), failed)),
  )
  expect(toasts).toEqual(
    [
      'Er ging iets mis bij het ophalen van gegevens',
      'Something went wrong while fetching data',
      'Beim Abrufen der Daten ist ein Fehler aufgetreten',
      'Une erreur est survenue lors de la récupération des données',
    ].map((title) => ({ title, description: 'ECONNREFUSED', color: 'error' })),
  )
  expect(toBackendErrorToast(t, { status: 0, title: 'Offline' })).toMatchObject({ description: 'Offline' })
  expect(toBackendErrorToast(t, { status: 500, title: 'Failed' })).toMatchObject({ color: 'error' })
  for (const status of [422, 499]) expect(toBackendErrorToast(t, { status, title: 'Wrong' })).toBeNull()
})

test('isSameForm compares the route and the identifying values', () => {
  const refused = { action: '/cart/items', values: { productId: '7', quantity: '0' }, problem: null }
  expect(isSameForm(refused, '/cart/items', { productId: '7' })).toBe(true)
  expect(isSameForm(refused, '/cart/items', { productId: '8' })).toBe(false)
  expect(isSameForm(refused, '/cart/clear')).toBe(false)
  expect(isSameForm(null, '/cart/items')).toBe(false)
})

test('toResult returns an HttpProblem as a value and rethrows other errors', async () => {
  expect(await toResult(Promise.resolve(1))).toEqual({ ok: true, value: 1 })
  const problem = { status: 503, title: 'Down' }
  expect(await toResult(Promise.reject(new HttpProblem(problem)))).toEqual({ ok: false, problem })
  await expect(toResult(Promise.reject({ isNotFound: true }))).rejects.toMatchObject({ isNotFound: true })
})
