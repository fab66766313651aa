/** Describes all routes below `/api` as an OpenAPI 3.1 document. Parameters and bodies are the ArkType schemas that the routes validate with. */
import { locales } from '#i18n/locales.ts'
import { bodySchemaOf } from '#service/validate.ts'
import { api } from '../app.ts'
import type { Read } from '../read.ts'
import { reads } from '../reads.ts'
import { createEdgeOperations } from './edge-operations.ts'
import { type JsonSchema, toJsonSchema, toParameterSchema } from './json-schema.ts'

const base = '/api/{locale}'

const description = `One route for each value that the shop reads, and one for each form.

Responses are JSON in the language of the path, and typed by the client in \`src/api/client.ts\`. They may get further fields. Errors are problems (RFC 9457); those of input
have \`errors\` by field. Writes take JSON or a form. With \`Accept: text/html\` they respond like a form without scripts: 303, or the page with
422. A write needs \`Origin\` or \`Sec-Fetch-Site\` of the shop itself. \`POST /api/{locale}/account/login\` starts a session, whose cookie
identifies the customer. Repeats of a write with the same \`idempotencyKey\` are executed once.`

/** Media type of a file by the last segment of its path. */
const fileTypes: Record<string, string> = { csv: 'text/csv', pdf: 'application/pdf', ubl: 'application/xml' }

/** Forms of the header and the filters, which redirect to a page. */
const redirects = new Set(['/catalogue/filter', '/catalogue/search'])

const text = { type: 'string' }

/** The fields of a form of the CMS, which the editor defines. */
const cmsForm: JsonSchema = {
  type: 'object',
  properties: { _form: { ...text, minLength: 1, maxLength: 100, description: 'Handle of the form.' } },
  required: ['_form'],
  additionalProperties: { anyOf: [text, { type: 'array', items: text }] },
}

/** JSON Schemas of responses. */
export type ResponseSchemas = {
  /** By name of their type. */
  components: Record<string, JsonSchema>
  /** By path. */
  reads: Record<string, JsonSchema>
  writes: Record<string, JsonSchema>
  edge: Record<string, JsonSchema>
}

type Route = { method: string; path: string; handler: object }

/** `getListsByIdAllergens` for `GET /lists/:id/allergens`. */
const toOperationId = (method: string, path: string) =>
  method +
  path
    .replace(/:(\w)/g, (_, letter: string) => `by-${letter}`)
    .replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

function toParameters(method: string, path: string): object[] {
  const row = method === 'get' ? (reads as Record<string, Read<never, unknown>>)[path] : undefined
  const params = row?.params
  const { properties = {}, required = [] } = params ? toParameterSchema(params) : {}
  const inPath = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const inQuery = Object.keys(properties).filter((name) => !inPath.includes(name))
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? text })),
    ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ]
}

/** @param method in lower case */
function toSuccess(method: string, path: string, { reads: read, writes: written }: ResponseSchemas): object {
  if (redirects.has(path)) return { 302: { description: 'Redirects to the listing.' } }
  const file = fileTypes[path.split('/').at(-1) ?? '']
  if (file) return { 200: { description: 'A file.', content: { [file]: {} } } }
  const schema = (method === 'get' ? read : written)[path]
  if (!schema) throw new Error(`The response of ${method} ${path} has no type.`)
  return { 200: { description: 'Done.', content: { 'application/json': { schema } } } }
}

/** Body of a write, of which the three media types have the same fields. @param name of its schema in the components */
function toRequestBody(name: string): object {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']
  const schema = { $ref: `#/components/schemas/${name}` }
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
}

/** Routes of a language, and the schemas of their bodies. A route has several entries if it has middleware. */
function describeRoutes(routes: readonly Route[], responses: ResponseSchemas) {
  const paths: Record<string, Record<string, object>> = {}
  const schemas: Record<string, JsonSchema> = {}
  const own = routes.filter(({ method }) => method !== 'ALL')
  for (const [key, handlers] of Map.groupBy(own, ({ method, path }) => `${method.toLowerCase()} ${path}`)) {
    const [method = '', path = ''] = key.split(' ')
    const operationId = toOperationId(method, path)
    const body = handlers.map(({ handler }) => bodySchemaOf(handler)).find(Boolean)
    const schema = path === '/content/form' ? cmsForm : body && toJsonSchema(body)
    if (schema) schemas[operationId] = schema
    const parameters = toParameters(method, path)
    const given = base + path.replace(/:(\w+)/g, '{$1}')
    paths[given] ??= { parameters: [{ $ref: '#/components/parameters/locale' }] }
    paths[given][method] = {
      operationId,
      tags: [path.split('/')[1]],
      ...(parameters.length > 0 && { parameters }),
      ...(schema && toRequestBody(operationId)),
      responses: { ...toSuccess(method, path, responses), default: { $ref: '#/components/responses/problem' } },
    }
  }
  return { paths, schemas }
}

const components = {
  parameters: { locale: { name: 'locale', in: 'path', required: true, schema: { type: 'string', enum: locales } } },
  responses: {
    problem: {
      description: 'The request failed.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  schemas: {
    Problem: {
      type: 'object',
      properties: {
        title: { ...text, description: 'A sentence for the customer, in the language of the request.' },
        status: { type: 'integer' },
        detail: text,
        errors: { type: 'object', additionalProperties: { type: 'array', items: text }, description: 'By field.' },
      },
      required: ['title', 'status'],
    },
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-pv_s', description: 'Over http the name is pv_s.' },
    customerToken: { type: 'http', scheme: 'bearer', description: "The customer's token of the commerce backend." },
    purgeToken: { type: 'http', scheme: 'bearer', description: 'One of PURGE_TOKENS.' },
    signature: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Proviant-Signature',
      description: 't=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>',
    },
  },
}

/** @param responses of scripts/generate/response-schemas.ts, which needs the compiler */
export function createOpenApi(responses: ResponseSchemas) {
  const { paths, schemas } = describeRoutes(api.routes, responses)
  const sorted = Object.entries({ ...createEdgeOperations(responses.edge), ...paths }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Proviant', version: '1', description },
    servers: [{ url: '/' }],
    security: [{}, { session: [] }],
    paths: Object.fromEntries(sorted),
    components: { ...components, schemas: { ...components.schemas, ...schemas, ...responses.components } },
  }
}
