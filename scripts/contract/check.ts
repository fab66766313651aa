// Compares an endpoint with the contracts: which one it implements, missing extensions, violations, and features that the shop disables.
import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import type { Locale } from '#i18n/locales.ts'
import { type Credentials, readCommerce, readContent } from './reads.ts'
import { contractOf, createService, documentsOf, printResults, type ServiceName } from './service.ts'

export type Endpoint = {
  url: string
  /** Headers with the token of the shop, by the service that it belongs to. */
  headers: Readonly<Record<ServiceName, Record<string, string>>>
  sites: Partial<Record<Locale, number>>
  /** Login of a commerce customer, for operations that need one; null skips them. */
  credentials: Credentials | null
}

async function post(
  { url, headers }: Endpoint,
  service: ServiceName,
  query: string,
): Promise<{ data?: unknown; errors?: unknown[] }> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers[service],
    },
    // a redirect target does not get the token
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: Error) => {
    const { cause } = error as { cause?: { code?: string } }
    throw new Error(`${url} cannot be reached: ${cause?.code ?? error.message}.`)
  })
  try {
    return JSON.parse(await response.text())
  } catch {
    throw new Error(`${url} answers ${response.status}, but not as GraphQL does.`)
  }
}

/** One field per contract that the other lacks; `@skip` keeps it from being resolved. */
const markers = { commerce: 'countries@skip(if:true){__typename}', content: 'entry@skip(if:true){__typename}' } as const

async function serviceOf(endpoint: Endpoint): Promise<ServiceName> {
  for (const service of ['commerce', 'content'] as const) {
    const { data, errors } = await post(endpoint, service, `{__typename ${markers[service]}}`)
    if (data && !errors?.length) return service
  }
  throw new Error(`${endpoint.url} speaks neither the contract of commerce nor that of content.`)
}

/** Breaking differences between the endpoint's schema and the contract; null if it refuses introspection. */
async function compareSchema(endpoint: Endpoint, service: ServiceName, missing: ReadonlySet<string>) {
  const { data, errors } = await post(endpoint, service, getIntrospectionQuery())
  if (!data || errors?.length) return null
  const theirs = buildClientSchema(data as IntrospectionQuery)
  const changes = findBreakingChanges(buildSchema(contractOf(service)), theirs)
  const isKnown = (description: string) =>
    [...missing].some((coordinate) => description.includes(coordinate.split('(')[0] ?? ''))
  return changes.map(({ description }) => description).filter((description) => !isKnown(description))
}

/** The setting that lists the endpoint's extensions for the shop. */
function toSetting(name: ServiceName, missing: ReadonlySet<string>): string {
  const has = extensions[name].filter((extension) => !missing.has(extension))
  return `${name.toUpperCase()}_EXTENSIONS="${has.join(', ') || 'none'}"`
}

/** @throws Error if the endpoint cannot be checked */
export async function checkEndpoint(endpoint: Endpoint): Promise<{ report: string; isWrong: boolean }> {
  const { url, headers } = endpoint
  const name = await serviceOf(endpoint)
  const service = await createService(name, { url, headers: headers[name], fetch: (request) => fetch(request) })
  if (name === 'content') await readContent(service, endpoint.sites)
  else await readCommerce(service, endpoint.credentials)
  const changes = await compareSchema(endpoint, name, service.missing)
  const documents = documentsOf(name === 'commerce' ? commerce : content)
  const states = documents.map((document) => service.verdictOf(document).state)
  const count = (state: string) => states.filter((one) => one === state).length
  const list = (items: readonly string[]) => items.map((item) => `  ${item}`)
  const report = [
    `${endpoint.url} speaks the contract of ${name}.`,
    '',
    printResults(service, documents),
    '',
    service.missing.size === 0
      ? 'It has every extension of the contract.'
      : 'Extensions that it does not have; the shop does without them:',
    ...list([...service.missing]),
    changes === null
      ? 'It refuses introspection: its extensions were found by probes, and the shop needs this setting to use them:'
      : 'The shop finds its extensions by introspection; with this setting it does not need to:',
    toSetting(name, service.missing),
    changes === null
      ? 'Its schema was not compared with the contract.'
      : changes.length === 0
        ? 'Its schema has all else of the contract.'
        : 'Its schema differs from the contract:',
    ...list(changes ?? []),
    '',
    `${documents.length} operations: ${count('ok')} ok, ${count('missing')} missing, ${count('wrong')} wrong, ${count('not asked')} not asked.`,
  ]
  return { report: report.join('\n'), isWrong: count('wrong') > 0 }
}
