// Compares an endpoint with the contracts: which one it implements, missing extensions, violations, and features that the shop disables.
import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql'
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import { prune } from '#contracts/prune.ts'
import type { Locale } from '#i18n/locales.ts'
import { extensionEffects } from './extension-effects.ts'
import { operationEffects } from './operation-effects.ts'
import { type Credentials, readCommerce, readContent } from './reads.ts'
import {
  type AnyDocument,
  type ContractService,
  contractOf,
  createService,
  documentsOf,
  printResults,
  type ServiceName,
} from './service.ts'

export type Endpoint = {
  url: string
  /** Headers with the token of the shop, by the service that it belongs to. */
  headers: Readonly<Record<ServiceName, Record<string, string>>>
  sites: Partial<Record<Locale, number>>
  /** Login of a commerce customer for operations that need one, and for writes that can be undone; null skips them. */
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
    throw new Error(`${url} responded with status ${response.status}, but not with a GraphQL response.`)
  }
}

/** One field per contract that the other lacks; `@skip` keeps it from being resolved. */
const markers = { commerce: 'countries@skip(if:true){__typename}', content: 'entry@skip(if:true){__typename}' } as const

async function serviceOf(endpoint: Endpoint): Promise<ServiceName> {
  for (const service of ['commerce', 'content'] as const) {
    const { data, errors } = await post(endpoint, service, `{__typename ${markers[service]}}`)
    if (data && !errors?.length) return service
  }
  throw new Error(`${endpoint.url} implements neither the commerce contract nor the content contract.`)
}

/** The endpoint's schema; null if it rejects introspection. */
async function introspect(endpoint: Endpoint, service: ServiceName): Promise<GraphQLSchema | null> {
  const { data, errors } = await post(endpoint, service, getIntrospectionQuery())
  return !data || errors?.length ? null : buildClientSchema(data as IntrospectionQuery)
}

/** Breaking differences from the contract. Directives are none: no document of the shop uses one. */
function compareSchema(theirs: GraphQLSchema, service: ServiceName, missing: ReadonlySet<string>): string[] {
  const isKnown = (description: string) =>
    [...missing].some((coordinate) => description.includes(coordinate.split('(')[0] ?? ''))
  return findBreakingChanges(buildSchema(contractOf(service)), theirs)
    .filter(({ type, description }) => !type.includes('DIRECTIVE') && !isKnown(description))
    .map(({ description }) => description)
}

/** Also judges operations that the check does not send, such as orders. */
function validateDocuments(theirs: GraphQLSchema, service: ContractService, documents: readonly AnyDocument[]) {
  for (const document of documents) {
    const pruned = prune(document, service.missing)
    const faults = pruned ? validate(theirs, parse(pruned.text)) : []
    if (faults.length > 0)
      service.judge(
        document,
        faults.map(({ message }) => message),
      )
  }
}

/** The setting that lists the endpoint's extensions for the shop. */
function toSetting(name: ServiceName, missing: ReadonlySet<string>): string {
  const has = extensions[name].filter((extension) => !missing.has(extension))
  return `${name.toUpperCase()}_EXTENSIONS="${has.join(', ') || 'none'}"`
}

const withEffects = (names: readonly string[], effects: Readonly<Record<string, string>>) => {
  const width = Math.max(0, ...names.map(({ length }) => length))
  return names.map((name) => `  ${name.padEnd(width)}  ${effects[name]}`)
}

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : [])

/** @throws Error if the endpoint cannot be checked */
export async function checkEndpoint(endpoint: Endpoint): Promise<{ report: string; isWrong: boolean }> {
  const { url, headers, sites, credentials } = endpoint
  const name = await serviceOf(endpoint)
  const service = await createService(name, { url, headers: headers[name], fetch: (request) => fetch(request) })
  const notes = name === 'content' ? await readContent(service, sites) : await readCommerce(service, credentials)
  const documents = documentsOf(name === 'commerce' ? commerce : content)
  const theirs = await introspect(endpoint, name)
  if (theirs) validateDocuments(theirs, service, documents)
  const changes = theirs && compareSchema(theirs, name, service.missing)
  if (service.missing.has('RelatedProduct.product') && !service.missing.has('Product.relatedProducts'))
    notes.push(
      'Its related products are Product objects, not RelatedProduct objects: product pages have no related products.',
    )
  const states = documents.map((document) => service.verdictOf(document).state)
  const count = (state: string) => states.filter((one) => one === state).length
  const wrong = documents.filter((_, index) => states[index] === 'wrong').map((document) => document.name)
  const report = [
    `${url} implements the ${name} contract.`,
    '',
    printResults(service, documents),
    ...section('Features that visitors miss because operations are wrong:', withEffects(wrong, operationEffects)),
    ...section(
      'Extensions that it lacks, and what visitors miss:',
      withEffects([...service.missing], extensionEffects),
    ),
    ...section(
      'Notes:',
      notes.map((note) => `  ${note}`),
    ),
    '',
    ...(service.missing.size === 0 ? ['It has every extension of the contract.'] : []),
    changes === null
      ? 'It rejects introspection: its extensions were found by probes, and the shop needs this setting to use them:'
      : 'The shop detects its extensions by introspection; with this setting it does not need introspection:',
    toSetting(name, service.missing),
    changes === null
      ? 'Its schema was not compared with the contract.'
      : changes.length === 0
        ? 'The rest of its schema matches the contract.'
        : 'Its schema differs from the contract:',
    ...(changes ?? []).map((change) => `  ${change}`),
    '',
    `${documents.length} operations: ${count('ok')} ok, ${count('missing')} missing, ${count('wrong')} wrong, ${count('not sent')} not sent.`,
  ]
  return { report: report.join('\n'), isWrong: count('wrong') > 0 }
}
