import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { api } from '#api/app.ts'
import { mountApi } from '#server/endpoints/api.ts'
import { createResponseSchemas } from '../../../scripts/generate/response-schemas.ts'
import { createOpenApi } from './document.ts'

type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  responses: Record<number, { content?: Record<string, { schema?: object }> }>
}
type Path = Record<string, Operation>

/** As clients receive it. */
const openApi = JSON.parse(JSON.stringify(createOpenApi(createResponseSchemas()))) as {
  paths: Record<string, Path>
  components: { schemas: Record<string, unknown> }
}
const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
  ['get', 'post'].flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
)

test('is a valid OpenAPI 3.1 document, and equals docs/openapi.json', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(openApi))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(openApi)
})

test('describes exactly the registered routes, with different operation ids', () => {
  const mounted = mountApi(new Hono(), api)
    .routes.filter(({ path }) => !path.includes('*'))
    .flatMap(({ method, path }) => {
      const given = path.replace(/:(\w+)/g, '{$1}')
      // such a route rejects the other methods itself
      const methods = method === 'ALL' ? Object.keys(openApi.paths[given] ?? {}) : [method.toLowerCase()]
      return methods.map((each) => `${each} ${given}`)
    })
  const described = operations.map(({ path, method }) => `${method} ${path}`)
  expect(described.sort()).toEqual([...new Set(mounted)].sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(described.length)
})

test('bodies and parameters are the schemas that the routes validate with', () => {
  expect(openApi.components.schemas.postCartItems).toEqual({
    type: 'object',
    properties: {
      productId: { type: 'string', minLength: 1, maxLength: 64 },
      quantity: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: { type: 'number', minimum: 1, maximum: 9999 },
      },
      lineId: { type: 'string', minLength: 1, maxLength: 64 },
      idempotencyKey: { type: 'string', pattern: '^[\\w-]{8,64}$' },
    },
    required: ['productId', 'quantity'],
  })
  const parametersOf = (path: string, method = 'get') =>
    openApi.paths[path]?.[method]?.parameters?.map(({ name, in: place, required }) => [name, place, required])
  expect(parametersOf('/api/{locale}/lists/{id}')).toEqual([['id', 'path', true]])
  expect(parametersOf('/api/{locale}/content/captchas')).toEqual([['form', 'query', true]])
  expect(parametersOf('/api/{locale}/search')).toEqual([['q', 'query', false]])
  expect(parametersOf('/api/{locale}/lists/save')).toEqual([['sku', 'query', false]])
  expect(parametersOf('/api/{locale}/lists/save', 'post')).toBeUndefined()
})

test('responses have the types that services and routes return', () => {
  const responseOf = (path: string, method: 'get' | 'post') =>
    openApi.paths[`/api/{locale}${path}`]?.[method]?.responses[200]?.content?.['application/json']?.schema
  const cart = { anyOf: [{ $ref: '#/components/schemas/Cart' }, { type: 'null' }] }
  const hold = { anyOf: [{ $ref: '#/components/schemas/CreditHold' }, { type: 'null' }] }
  expect(responseOf('/cart', 'get')).toEqual({
    type: 'object',
    properties: { cart, guest: { type: 'boolean' }, hold },
    required: ['cart', 'guest', 'hold'],
  })
  expect(responseOf('/lists/{id}', 'get')).toEqual({ $ref: '#/components/schemas/ProductList' })
  expect(responseOf('/cart/items', 'post')).toMatchObject({ properties: { cart }, required: expect.any(Array) })
  expect(openApi.components.schemas.AllergenLine).toMatchObject({ properties: { name: { type: 'string' } } })
})
