/** Determines the extensions of the contract that an external backend has: as configured, else by introspection. */
import { extensions } from '#contracts/generated/extensions.ts'
import type { MissingExtensions } from '#contracts/prune.ts'
import type { ResponseCache } from '../cache/no-cache.ts'
import { capabilitiesFreshness as freshness } from '../cache/policy.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import { sha256 } from '../cache/sha256.ts'
import type { Log } from '../config/log.ts'
import { isWithin } from '../time/elapsed.ts'
import { BackendError } from './backend-error.ts'
import { type Backend, plainQuery, send } from './graphql.ts'

type Named = { name: string }
type Field = Named & { args: readonly Named[] }
type Type = Named & { fields: readonly Field[] | null; inputFields: readonly Named[] | null }
type Schema = { queryType: Named; mutationType: Named | null; types: readonly Type[] }

const introspection = plainQuery<{ __schema: Schema }>(
  'capabilities',
  { __schema: 'object' },
  'query capabilities{__schema{queryType{name}mutationType{name}types{name fields(includeDeprecated:true){name args{name}}inputFields{name}}}}',
)

/** Every schema coordinate; the root types by their names in the contract. */
function* coordinatesOf({ queryType, mutationType, types }: Schema): Generator<string> {
  const roots = new Map([
    [queryType.name, 'Query'],
    [mutationType?.name, 'Mutation'],
  ])
  for (const { name, fields, inputFields } of types) {
    const type = roots.get(name) ?? name
    yield type
    for (const field of inputFields ?? []) yield `${type}.${field.name}`
    for (const field of fields ?? []) {
      yield `${type}.${field.name}`
      for (const argument of field.args) yield `${type}.${field.name}(${argument.name}:)`
    }
  }
}

/** `all`: of an embedded backend. `base contract`: no extensions, since introspection failed. `unknown`: the backend is down. */
export type CapabilitySource = 'all' | 'configured' | 'introspection' | 'base contract' | 'unknown'
export type Capabilities = { missing: MissingExtensions; source: CapabilitySource }
/** Waits until a result is known. @throws BackendError in the first minute of an outage: a response without extensions must not be cached then */
type GetCapabilities = (waitUntil: WaitUntil, timeoutMs: number) => Capabilities | Promise<Capabilities>

const backgroundTimeoutMs = 10_000
/** The cache is read again after this, in the background; a failed introspection is repeated. */
const recheckMs = 300_000
/** The same after an outage. */
const retryMs = 5_000
/** An introspection that only times out for so long counts as failed. */
const maxUnknownMs = 60_000

type Options = {
  backend: Backend
  party: keyof typeof extensions
  configured: ReadonlySet<string> | null
  cache: ResponseCache
  log: Log
}

export function createCapabilities({ backend, party, configured, cache, log }: Options): GetCapabilities {
  const all: readonly string[] = extensions[party]
  const without = (has: ReadonlySet<string>) => all.filter((name) => !has.has(name))
  if (configured) {
    const capabilities = { missing: new Set(without(configured)), source: 'configured' } as const
    return () => capabilities
  }

  const key = `v3:${party}:extensions:${sha256(JSON.stringify([backend.url, all]))}`
  const fetch = async (timeoutMs: number) => {
    // logged once, as backend.extensions
    const quiet = { ...backend, onFailure: () => undefined }
    const { __schema } = await send(quiet, introspection, {}, { timeoutMs })
    return without(new Set(coordinatesOf(__schema)))
  }
  const query = { key, freshness, tags: ['extensions'], fetch, maxWaitMs: 300 }
  let known: Capabilities | undefined
  let logged: string | undefined
  let unknownSince: number | undefined
  let checkedAt = 0
  let validMs = recheckMs

  function set(missing: string[], source: CapabilitySource, message?: string): Capabilities {
    const facts = { client: party, source, missing, message }
    if (logged !== `${source}: ${missing}`) log(message ? 'warn' : 'info', 'backend.extensions', facts)
    logged = `${source}: ${missing}`
    known = { missing: new Set(missing), source }
    return known
  }

  async function check(waitUntil: WaitUntil, timeoutMs: number): Promise<Capabilities> {
    checkedAt = performance.now()
    unknownSince ??= checkedAt
    try {
      const { value } = await cache.read({ ...query, timeoutMs }, waitUntil)
      validMs = recheckMs
      return set(value, 'introspection')
    } catch (error) {
      const isOutage = error instanceof BackendError && (error.isOutage || error.code === 'RATE_LIMITED')
      validMs = isOutage ? retryMs : recheckMs
      if (known?.source === 'introspection') return known
      if (!known && isOutage && isWithin(performance.now() - unknownSince, maxUnknownMs)) {
        backend.onFailure(error)
        throw error
      }
      return set([...all], 'base contract', `introspection failed, see ${party.toUpperCase()}_EXTENSIONS: ${error}`)
    }
  }

  return (waitUntil, timeoutMs) => {
    if (!known) return check(waitUntil, timeoutMs)
    if (!isWithin(performance.now() - checkedAt, validMs)) waitUntil(check(waitUntil, backgroundTimeoutMs))
    return known
  }
}
