// What a visitor may read of an error.
import { expect, test } from 'vitest'
import { HttpProblem } from '#service/problem.ts'
import { toVisibleError } from './error-status.ts'

// F493
test('a refusal shows its own status and words', () => {
  const problem = { status: 403, title: 'Geen toegang', detail: 'Dit is van een ander.' }
  expect(toVisibleError(new HttpProblem(problem))).toEqual({
    status: 403,
    title: 'Geen toegang',
    message: 'Dit is van een ander.',
  })
})

test('our own failures keep their words to themselves', () => {
  const secret = { status: 503, title: 'ECONNREFUSED 10.0.0.7', detail: 'stack' }
  expect(toVisibleError(new HttpProblem(secret))).toEqual({ status: 503, title: null, message: null })
  expect(toVisibleError(new TypeError('x is undefined'))).toEqual({ status: 500, title: null, message: null })
  expect(toVisibleError('boom')).toEqual({ status: 500, title: null, message: null })
})

test('an error that travelled with the page keeps its status', () => {
  expect(toVisibleError(new Error(new HttpProblem({ status: 503, title: 'Service Unavailable' }).message)).status).toBe(
    503,
  )
  expect(toVisibleError(new Error('404 things went wrong in 5000 ways')).status).toBe(404)
  expect(toVisibleError(new Error('4042')).status).toBe(500)
})
