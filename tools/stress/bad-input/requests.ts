// Generates requests for an operation: invalid values in its fields, or a flaw of the body, the method, the path, the query or the headers.
import fc from 'fast-check'
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { localeOfPath, localize } from '../../../src/i18n/paths.ts'
import { type Body, type BodyFlaw, bodyFlaws, type Encoding, encodeBody } from './bodies.ts'
import { invalidJson, invalidString, rawPart } from './invalid-values.ts'
import type { Operation } from './operations.ts'
import { validValue } from './schema-values.ts'

export type Caller = 'guest' | 'customer' | 'operator'

export type BadRequest = {
  operation: Operation
  caller: Caller
  locale: Locale
  method: string
  path: string
  headers: Record<string, string>
  body: Body | null
  /** Sent as a browser without scripts sends a form. */
  isPlainForm: boolean
  /** Names of fields and query parameters with an invalid value. */
  invalid: string[]
  flaw: string
}

/** Query of a link that gives operators access. */
export type OperatorLink = { until: string; signature: string }

const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'POST', 'GET']
const oddHeaders: Record<string, string>[] = [
  { accept: 'image/webp' },
  { accept: '*/*;q=x,,,' },
  { 'accept-language': `${'xx-YY;q=0.1,'.repeat(100)}` },
  { 'accept-language': ';;;=,*' },
  { range: 'bytes=-1--5,9-' },
  { 'if-none-match': `${'"x",'.repeat(300)}` },
  { 'if-modified-since': 'not a date' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': `${'not an address,'.repeat(50)}` },
  { 'x-forwarded-host': 'evil.example', forwarded: 'for=;;;"' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { referer: 'http://[::1' },
  { authorization: 'Bearer \u00e9\u00ff' },
  { traceparent: '00-zz-zz-zz' },
  { 'idempotency-key': 'x'.repeat(3_000) },
  { 'content-type': 'application/json;;;=' },
]
const oddCookies = [
  'pv_s=x.y.z.w',
  `pv_s=${'A'.repeat(3_000)}`,
  'pv_c=%E2%82%AC; pv_c=../..',
  `pv_c=${'a'.repeat(3_000)}`,
  '=;;;=x; =',
  'pv_u1=%00; pv_desk="; lang=xx; locale=%F0',
  '__proto__=1; constructor=2',
]

const pagesWithForms = [
  'home',
  'login',
  'register',
  'cart',
  'checkout',
  'dashboardAccount',
  'dashboardOrderLists',
  'range',
] as const

const ids = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2099-01-06', '2026-02-30', 'PV-1001', '00000000-0000-0000-0000-000000000000'),
  },
  { weight: 3, arbitrary: rawPart },
)

/** Some of the names, each with a value. */
const someOf = (names: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc
    .subarray([...names], { maxLength: Math.min(names.length, 3) })
    .chain(
      (chosen) =>
        fc.record(Object.fromEntries(chosen.map((name) => [name, value]))) as fc.Arbitrary<Record<string, unknown>>,
    )

const kindsOfFlaw = fc.oneof(
  { weight: 10, arbitrary: fc.constant('fields') },
  { weight: 5, arbitrary: fc.constantFrom(...Object.keys(bodyFlaws)) },
  { weight: 3, arbitrary: fc.constantFrom('method', 'cookie', 'headers', 'long query', 'raw query') },
)

type Given = {
  caller: Caller
  locale: Locale
  flaw: string
  segments: string[]
  valid: Record<string, unknown>
  wrongFields: Record<string, unknown>
  /** Name of a field that is left out. */
  dropped: string | null
  wrongQuery: Record<string, string>
  rawQuery: [string, string][]
  encoding: Encoding
  isPlain: boolean
  method: string
  cookie: string
  oddHeader: Record<string, string>
  from: (typeof pagesWithForms)[number]
}

export function badRequest(operation: Operation, link: OperatorLink): fc.Arbitrary<BadRequest> {
  const { query, document } = operation
  const names = Object.keys(operation.body?.properties ?? {})
  const valid = operation.body ? validValue(operation.body) : fc.constant({})
  const wrongFields = document
    ? someOf(document.variables, invalidJson)
    : someOf([...names, ...(operation.body?.additionalProperties ? ['amount.1', 'field'] : [])], invalidJson)
  return fc
    .record<Given>({
      caller: fc.constantFrom<Caller>('guest', 'customer', 'customer', 'operator'),
      locale: fc.constantFrom<Locale>(...locales),
      flaw: kindsOfFlaw,
      segments: fc.array(ids, { minLength: 4, maxLength: 4 }),
      valid: valid as fc.Arbitrary<Record<string, unknown>>,
      wrongFields,
      dropped: fc.option(fc.constantFrom('', ...names), { freq: 4 }),
      wrongQuery: someOf(query, invalidString) as fc.Arbitrary<Record<string, string>>,
      rawQuery: fc.array(fc.tuple(fc.constantFrom('', 'x', ...query), rawPart), { minLength: 1, maxLength: 4 }),
      encoding: fc.constantFrom<Encoding>('json', 'form', 'multipart'),
      isPlain: fc.boolean(),
      method: fc.constantFrom(...methods),
      cookie: fc.constantFrom(...oddCookies),
      oddHeader: fc.constantFrom(...oddHeaders),
      from: fc.constantFrom(...pagesWithForms),
    })
    .map((given) => toRequest(operation, given, link))
}

function toRequest(operation: Operation, given: Given, link: OperatorLink): BadRequest {
  const { kind } = operation
  const { caller, flaw, wrongFields, wrongQuery } = given
  const isLinked = caller === 'operator' && operation.path.includes('/operator/')
  const ownLink = isLinked ? link : {}
  // the first user is the customer that sends the requests
  const segments = operation.path.includes('/users/')
    ? given.segments.map((segment) => (segment === '1' ? '3' : segment))
    : given.segments
  let used = 0
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'locale' ? given.locale : (segments[used++] ?? ''),
  )
  // the path of a page has its language
  const locale = kind === 'page' ? localeOfPath(operation.path) : given.locale
  const method = flaw === 'method' ? given.method : operation.method
  const isPlain = operation.isForm && (kind === 'desk' || (given.isPlain && given.encoding !== 'json'))
  const headers: Record<string, string> = {
    'sec-fetch-site': 'same-origin',
    ...(isPlain && { accept: 'text/html,application/xhtml+xml', referer: localize(locale, given.from) }),
    ...(kind === 'page' && { accept: 'text/html' }),
    ...(flaw === 'headers' && given.oddHeader),
    ...(flaw === 'cookie' && { cookie: given.cookie }),
  }
  return {
    ...{ operation, caller, locale, flaw, method, headers },
    path: path + toSearch(given, path.includes('?'), operation.method === 'GET' ? ownLink : {}),
    body: toBody(operation, given, ownLink),
    isPlainForm: isPlain && method === 'POST' && headers.accept?.includes('text/html') === true,
    invalid: [...Object.keys(wrongFields), ...Object.keys(wrongQuery)],
  }
}

function toBody({ method, kind, isForm, document }: Operation, given: Given, link: object): Body | null {
  if (method === 'GET') return null
  const { flaw, valid, wrongFields, dropped, encoding } = given
  const fields: Record<string, unknown> = { ...valid, ...wrongFields, ...link }
  if (dropped) delete fields[dropped]
  const content = document ? { query: document.text, variables: wrongFields } : fields
  // the desk has forms only
  const formEncoding = kind === 'desk' && encoding === 'json' ? 'form' : encoding
  const body = encodeBody(content, isForm ? formEncoding : 'json')
  const breakBody: ((body: Body) => Body) | undefined = flaw in bodyFlaws ? bodyFlaws[flaw as BodyFlaw] : undefined
  return breakBody?.(body) ?? body
}

function toSearch({ flaw, rawQuery, wrongQuery }: Given, hasQuery: boolean, link: object): string {
  if (flaw === 'raw query') return `?${rawQuery.map(([name, value]) => `${name}=${value}`).join('&')}`
  const pairs = Object.entries<string>({ ...wrongQuery, ...link })
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()
  if (flaw === 'long query') return `?${'a=1&'.repeat(1_500)}${search}`
  return search && `${hasQuery ? '&' : '?'}${search}`
}
