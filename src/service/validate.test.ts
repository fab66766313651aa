import { type } from 'arktype'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { ApiEnv } from '#server/context/context.ts'
import { HttpProblem } from './problem.ts'
import { bodySchemaOf, type FieldCheck, type FieldMessages, validateBody, validateFields } from './validate.ts'

const t = ((key: string) => `text of ${key}`) as never
const Item = type({
  name: '0 < string <= 5',
  'tag?': 'string[]',
  'idempotencyKey?': 'string',
  'more?': { 'count?': 'number' },
})

function openRoute(messages?: FieldMessages, check?: FieldCheck) {
  const app = new Hono<ApiEnv>().use(async (c, next) => {
    c.set('context', { t } as never)
    await next()
  })
  app.post('/', validateBody(Item, messages, check), (c) => c.json(c.req.valid('form' as never)))
  app.onError((error, c) => c.json((error as HttpProblem).problem ?? String(error)))
  return async (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    (await app.request('/', { method: 'POST', headers, ...(body !== undefined && { body }) })).json()
}

const json = (value: unknown) => [JSON.stringify(value), { 'content-type': 'application/json' }] as const
const unreadable = { status: 400, title: 'text of problems.unreadable' }

describe('validateBody reads', () => {
  const send = openRoute()

  test('JSON', async () => {
    expect(await send(...json({ name: 'a' }))).toEqual({ name: 'a' })
    expect(await send(JSON.stringify({ name: 'a' }), { 'content-type': 'application/json; charset=utf-8' })).toEqual({
      name: 'a',
    })
  })

  test('form data, in which a repeated name is a list', async () => {
    const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await send('name=a&tag=x&tag=y&tag=z', encoded)).toEqual({ name: 'a', tag: ['x', 'y', 'z'] })
    const form = new FormData()
    form.append('name', 'a')
    expect(await send(form)).toEqual({ name: 'a' })
  })

  test('no files', async () => {
    const form = new FormData()
    form.append('name', 'a')
    form.append('name', new File(['x'], 'x.txt'))
    expect(await send(form)).toEqual({ name: 'a' })
  })

  test('`press` as the field idempotencyKey, which is its new name', async () => {
    expect(await send(...json({ name: 'a', press: 'k1' }))).toEqual({ name: 'a', idempotencyKey: 'k1' })
  })

  test('a body of another kind, or none, as an empty one', async () => {
    const missing = { status: 422, errors: { name: ['text of forms.required'] } }
    expect(await send('name=a', { 'content-type': 'text/plain' })).toMatchObject(missing)
    expect(await send(undefined)).toMatchObject(missing)
  })

  test('no body that is invalid, and none that is not an object', async () => {
    const type = { 'content-type': 'application/json' }
    for (const body of ['{', 'null', '1', '"a"']) expect([body, await send(body, type)]).toEqual([body, unreadable])
    expect(await send('x', { 'content-type': 'multipart/form-data' })).toEqual(unreadable)
  })

  test('at most 1100 different fields', async () => {
    const encoded = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')
    expect(await send(`name=a&${fields(1_099)}`, encoded)).toMatchObject({ name: 'a' })
    expect(await send(`name=a&${fields(1_100)}`, encoded)).toEqual(unreadable)
  })
})

describe('errors', () => {
  test('are general messages by field, unless the route has its own', async () => {
    const errorsOf = async (given: unknown, messages?: FieldMessages) =>
      (await openRoute(messages)(...json(given))).errors
    expect(await errorsOf({})).toEqual({ name: ['text of forms.required'] })
    expect(await errorsOf({ name: '' })).toEqual({ name: ['text of forms.required'] })
    expect(await errorsOf({ name: 'abcdef' })).toEqual({ name: ['text of forms.tooLong'] })
    expect(await errorsOf({ name: 5 })).toEqual({ name: ['text of forms.invalid'] })
    expect(await errorsOf({ name: 5, more: { count: 'x' } })).toEqual({
      name: ['text of forms.invalid'],
      more: ['text of forms.invalid'],
    })
    expect(await errorsOf({ name: 5 }, { name: 'forms.phone' as never })).toEqual({ name: ['text of forms.phone'] })
  })

  test('of the schema and of another check are reported at once; those of the schema take precedence', async () => {
    const send = openRoute({}, (_, given) => ({ name: ['other'], day: [`day of ${given.name}`] }))
    expect(await send(...json({ name: 5 }))).toEqual({
      status: 422,
      title: 'text of problems.invalid',
      errors: { name: ['text of forms.invalid'], day: ['day of 5'] },
    })
    expect(await send(...json({ name: 'a' }))).toMatchObject({
      status: 422,
      errors: { name: ['other'], day: ['day of a'] },
    })
  })

  test('an accepted body reaches the route if the check has no errors', async () => {
    expect(await openRoute({}, async () => ({}))(...json({ name: 'a' }))).toEqual({ name: 'a' })
  })
})

test('validateFields returns the parsed values', () => {
  const Count = type({ count: 'string.integer.parse' })
  expect(validateFields(Count, { count: '12' }, t)).toEqual({ count: 12 })
  expect(() => validateFields(Count, { count: 'x' }, t)).toThrow(HttpProblem)
  // an error of the whole value has no field
  expect(() => validateFields(type('string[]') as never, {}, t)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ errors: { '': ['text of forms.invalid'] } }) }),
  )
})

test('bodySchemaOf returns the schema that a handler validates', () => {
  expect(bodySchemaOf(validateBody(Item))).toBe(Item)
  expect(bodySchemaOf(() => undefined)).toBeUndefined()
})
