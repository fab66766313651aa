import { expect, test } from 'vitest'
import { HttpProblem } from '#service/problem.ts'
import { toVisibleError } from './error-status.ts'

// F156, F157, F158, F493
test('a 4xx problem shows its own status, title and detail', () => {
  const problem = { status: 403, title: 'Geen toegang', detail: 'Dit is van een ander.' }
  expect(toVisibleError(new HttpProblem(problem))).toEqual({
    status: 403,
    title: 'Geen toegang',
    message: 'Dit is van een ander.',
  })
})

// F161, F162
test('a 5xx problem or unknown error shows no title and no message', () => {
  const secret = { status: 503, title: 'ECONNREFUSED 10.0.0.7', detail: 'stack' }
  expect(toVisibleError(new HttpProblem(secret))).toEqual({ status: 503, title: null, message: null })
  const lowest = new HttpProblem({ ...secret, status: 500 })
  expect(toVisibleError(lowest)).toEqual({ status: 500, title: null, message: null })
  expect(toVisibleError(new TypeError('x is undefined'))).toEqual({ status: 500, title: null, message: null })
  expect(toVisibleError('boom')).toEqual({ status: 500, title: null, message: null })
})

// F156, F165
test('an error serialized with the page keeps its status', () => {
  expect(toVisibleError(new Error(new HttpProblem({ status: 503, title: 'Service Unavailable' }).message)).status).toBe(
    503,
  )
  expect(toVisibleError(new Error('404 things went wrong in 5000 ways')).status).toBe(404)
  expect(toVisibleError(new Error('4042')).status).toBe(500)
})

test.each([502, 503, 504])(
  'an outage shows 503 like the status of its page, also for a problem with status %i',
  (status) => {
    expect(toVisibleError(new HttpProblem({ status, title: 'x' })).status).toBe(503)
    expect(toVisibleError(new Error(`${status} x`)).status).toBe(503)
  },
)
