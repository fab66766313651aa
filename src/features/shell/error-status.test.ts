// What a visitor may read of an error.
import { DetailedError } from 'hono/client'
import { expect, test } from 'vitest'
import { toVisibleError } from './error-status.ts'

const answered = (status: number, data: unknown) =>
  new DetailedError(`${status}`, { statusCode: status, detail: { data, statusText: '' } })

test('a refusal shows its own status and words', () => {
  const problem = { status: 403, title: 'Geen toegang', detail: 'Dit is van een ander.' }
  expect(toVisibleError(answered(403, problem))).toEqual({
    status: 403,
    title: 'Geen toegang',
    message: 'Dit is van een ander.',
  })
  expect(toVisibleError(answered(410, 'gone'))).toEqual({ status: 410, title: null, message: null })
})

test('our own failures keep their words to themselves', () => {
  const secret = { status: 503, title: 'ECONNREFUSED 10.0.0.7', detail: 'stack' }
  expect(toVisibleError(answered(503, secret))).toEqual({ status: 503, title: null, message: null })
  expect(toVisibleError(new TypeError('x is undefined'))).toEqual({ status: 500, title: null, message: null })
  expect(toVisibleError('boom')).toEqual({ status: 500, title: null, message: null })
})

test('an error that travelled with the page keeps its status', () => {
  expect(toVisibleError(new Error('503 Service Unavailable')).status).toBe(503)
  expect(toVisibleError(new Error('404 things went wrong in 5000 ways')).status).toBe(404)
  expect(toVisibleError(new Error('4042')).status).toBe(500)
})
