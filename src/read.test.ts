import { isNotFound } from '@tanstack/react-router'
import type { ClientResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { toVisibleError } from '#features/shell/error-status.ts'
import { read } from './read.ts'

const answered = (status: number, body: object) =>
  Promise.resolve(Response.json(body, { status }) as unknown as ClientResponse<object>)
const thrown = (status: number, body: object) =>
  read(answered(status, body)).then(
    () => undefined,
    (error: unknown) => error,
  )

test('what a page asks for and is not there is the screen of a page that is not there', async () => {
  expect(await read(answered(200, { id: 1 }))).toEqual({ id: 1 })
  expect(isNotFound(await thrown(404, { status: 404, title: 'Not found' }))).toBe(true)
})

test('a page that is refused for another reason is an error with the status and the words that were given', async () => {
  for (const status of [400, 403, 410, 422]) {
    const error = await thrown(status, { status, title: 'Not this one', detail: 'Because.' })
    expect(isNotFound(error)).toBe(false)
    expect(toVisibleError(error)).toEqual({ status, title: 'Not this one', message: 'Because.' })
  }
})
