// Every operation that a request can reach: those of docs/openapi.json, the pages of the URL table, the desk, the files and links of the
// edge, and the GraphQL endpoints of the embedded backends.
import { readFileSync } from 'node:fs'
import * as commerce from '../../../contracts/generated/commerce.ts'
import * as content from '../../../contracts/generated/content.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { routes } from '../../../src/i18n/routes.ts'
import type { Schema } from './schema-values.ts'

export type Operation = {
  /** `api`: for pages of the shop; `signed`: for other systems. */
  kind: 'api' | 'signed' | 'page' | 'desk' | 'edge' | 'graphql'
  method: 'GET' | 'POST'
  /** `{locale}`, `{id}` and the like are replaced. */
  path: string
  query: readonly string[]
  body: Schema | null
  isForm: boolean
  /** Text of a GraphQL document and the names of its variables. */
  document?: { text: string; variables: readonly string[] }
}

type Parameter = { in?: string; name?: string }
type OpenApi = {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { schemas: Record<string, Schema> }
}
type OpenApiOperation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }

function readApi(): Operation[] {
  const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method): Operation[] => {
      const operation = methods[method]
      if (!operation) return []
      const bodies = operation.requestBody?.content ?? {}
      const schema = Object.values(bodies)[0]?.schema ?? null
      const name = schema?.$ref?.split('/').at(-1)
      return [
        {
          kind: path.startsWith('/api/{locale}/') ? 'api' : 'signed',
          method: method === 'get' ? 'GET' : 'POST',
          path,
          query: (operation.parameters ?? []).flatMap(({ in: place, name = '' }) => (place === 'query' ? [name] : [])),
          body: name ? (components.schemas[name] ?? null) : schema,
          isForm: Object.keys(bodies).some((type) => type.includes('form')),
        },
      ]
    }),
  )
}

const get = (kind: Operation['kind'], path: string, ...query: string[]): Operation => ({
  ...{ kind, path, query },
  method: 'GET',
  body: null,
  isForm: false,
})

/** @param fields names of the form's fields */
const post = (kind: Operation['kind'], path: string, ...fields: string[]): Operation => ({
  ...{ kind, path, query: [] },
  method: 'POST',
  body: { type: 'object', properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])) },
  isForm: true,
})

const pageQuery = [
  ...['page', 'filters', 'sort', 'view', 'search', 'state', 'period', 'token', 'redirect', 'from', 'q', 'day'],
  ...['quote', 'order', 'list', 'id', 'until', 'signature', 'packing', 'sku'],
]

const pages = Object.values(routes).flatMap((row) =>
  locales.map((locale) => get('page', row[locale].replace(/\{\w+(?:\.\.\.)?\}/, '{segment}'), ...pageQuery)),
)

const deskReads = [
  get('desk', ''),
  ...['/login', '/password', '/access', '/quotes', '/mails', '/not-found', '/print', '/customers'].map((path) =>
    get('desk', path, 'page', 'search', 'state', 'day', 'numbers', 'from', 'until'),
  ),
  get('desk', '/not-found/path', 'source'),
  ...['/orders/{number}', '/quotes/{number}', '/customers/{id}', '/access/{id}', '/mails/{id}'].map((path) =>
    get('desk', path),
  ),
]
const deskWrites = [
  post('desk', '/login', 'email', 'password', 'code'),
  post('desk', '/password', 'password', 'confirmPassword'),
  post('desk', '/orders/{number}', 'state', 'delivered.200001-1', 'empties.1', 'version'),
  post('desk', '/quotes/{number}', 'until', 'text', 'version', 'price.200001-1'),
  post('desk', '/customers/{id}/order', 'user'),
  post('desk', '/access/{id}/approve', 'priceGroup'),
  post('desk', '/access/{id}/reject', 'reason'),
  post('desk', '/mails/{id}/resend', 'recipient'),
  post('desk', '/not-found/redirect', 'source', 'target', 'status'),
  post('desk', '/not-found/remove', 'source'),
  post('desk', '/on-behalf/end', 'x'),
  post('desk', '/logout', 'x'),
]
const desk = [...deskReads, ...deskWrites].map((operation) => ({
  ...operation,
  path: `/desk/{locale}${operation.path}`,
}))

const edge = [
  ...[
    '/healthz',
    '/readyz',
    '/metrics',
    '/build/latest.json',
    '/robots.txt',
    '/speculation-rules.json',
    '/nl',
    '/desk',
  ],
  ...[
    '/sitemap.xml',
    '/sitemap-{segment}.xml',
    '/_page/{segment}',
    '/_page/{segment}.js',
    '/icons/{segment}',
    '/dev/outbox',
  ],
  ...[
    '/files/technical/{segment}',
    '/operator/files/{segment}',
    '/assets/{segment}',
    '/media/{segment}',
    '/_serverFn/{segment}',
  ],
  ...['/img/{segment}', '/img/media/{segment}', '/_scripts/off'],
].map((path) => get('edge', path, 'w', 'q', 'url', 'until', 'signature', 'back'))
const links = ['/operator/approve', '/account/email-address', '/account/newsletter/{segment}'].flatMap((path) => [
  get('edge', path, 'token', 'until', 'signature'),
  post('edge', `${path}?token={segment}`, 'token'),
])

const toGraphql = (party: string, documents: object) =>
  Object.values(documents as Record<string, { text?: string }>).flatMap(({ text }): Operation[] =>
    text === undefined
      ? []
      : [
          {
            ...get('graphql', `/graphql/${party}`),
            method: 'POST',
            document: { text, variables: [...new Set(Array.from(text.matchAll(/\$(\w+)/g), ([, name = '']) => name))] },
          },
        ],
  )

export const operations: readonly Operation[] = [
  ...readApi(),
  ...pages,
  ...desk,
  ...edge,
  ...links,
  ...toGraphql('commerce', commerce),
  ...toGraphql('content', content),
]
