/**
 * What an external backend has of the contract's extensions. It is asked in a way that works where the schema is hidden: fields that are
 * skipped are checked by a backend and never executed, and a refusal names the lines it means.
 */
import { probes } from '#contracts/generated/probes.ts'
import type { Probe } from '#contracts/typed-document.ts'
import { capabilities as freshness } from '../cache/policy.ts'
import type { ReadThrough, WaitUntil } from '../cache/read-through.ts'
import { sha256 } from '../cache/sha256.ts'
import { BackendError } from './backend-error.ts'
import { type Backend, send } from './graphql.ts'

const timeoutMs = 4_000

/** Puts questions to a backend. Null: it took them; else the numbers of those that it names in its refusal, none where it names none. */
export type Ask = (questions: readonly Probe[]) => Promise<ReadonlySet<number> | null>

const coordinates = (some: readonly Probe[]) => some.map(([coordinate]) => coordinate)

/** The extensions that are not there. A refusal that names none of them is narrowed down by halves. */
export async function findMissing(questions: readonly Probe[], ask: Ask): Promise<string[]> {
  if (questions.length === 0) return []
  const refused = await ask(questions)
  if (!refused) return []
  const named = questions.filter((_, index) => refused.has(index))
  if (named.length > 0) {
    const others = questions.filter((_, index) => !refused.has(index))
    return [...coordinates(named), ...(await findMissing(others, ask))]
  }
  if (questions.length === 1) return coordinates(questions)
  const middle = Math.ceil(questions.length / 2)
  // one after the other: the backend has visitors to serve
  const first = await findMissing(questions.slice(0, middle), ask)
  return [...first, ...(await findMissing(questions.slice(middle), ask))]
}

/** Not down, not too busy, not asking who it is that asks: it does not take the document. */
const refusesDocument = ({ code, failure: { errors, statusCode } }: BackendError) =>
  errors !== undefined &&
  (statusCode === 200 || statusCode === 400) &&
  code !== 'UNAUTHENTICATED' &&
  code !== 'FORBIDDEN' &&
  code !== 'RATE_LIMITED'

/** Questions in one document, each on a line of its own after the first. */
const asker =
  (backend: Backend, type: Probe[1]): Ask =>
  async (questions) => {
    const fields = questions.map(([, , field]) => field)
    const text = [`${type} capabilities{__typename`, ...fields, '}'].join('\n')
    const about = { roots: { __typename: 'leaf' }, hash: '', extensions: [], inputs: [], operation: null } as const
    const document = { name: 'capabilities', type, text, ...about }
    try {
      await send({ ...backend, onFailure: () => undefined }, document, {}, { timeoutMs })
      return null
    } catch (error) {
      if (!(error instanceof BackendError) || !refusesDocument(error)) throw error
      const places = error.failure.errors?.flatMap(({ locations }) => locations ?? []) ?? []
      return new Set(places.map(({ line }) => line - 2))
    }
  }

/** @throws BackendError while the backend cannot be asked */
export async function findAllMissing(backend: Backend, asked: readonly Probe[]): Promise<string[]> {
  const kinds = (['query', 'mutation'] as const).map((type) =>
    findMissing(
      asked.filter(([, kind]) => kind === type),
      asker(backend, type),
    ),
  )
  const missing = (await Promise.all(kinds)).flat()
  // a backend that refuses even the empty question says nothing about the others
  return missing.length === asked.length && (await asker(backend, 'query')([])) ? [] : missing
}

export type Capabilities = (waitUntil: WaitUntil) => Promise<ReadonlySet<string>>

type Options = {
  backend: Backend
  party: keyof typeof probes
  cache: ReadThrough
  /** Told at first, and when it changes. */
  onFound: (missing: string[]) => void
}

const waits = { withinMs: 2_300, patienceMs: 300 }

/** Asked through the cache, so that isolates share what one of them found. */
export function createCapabilities({ backend, party, cache, onFound }: Options): Capabilities {
  const asked: readonly Probe[] = probes[party]
  let key: string | undefined
  let told: string | undefined
  const sets = new WeakMap<readonly string[], ReadonlySet<string>>()
  return async (waitUntil) => {
    key ??= `v2:${party}:capabilities:${sha256(JSON.stringify([backend.url, asked]))}`
    const fetch = async () => {
      const missing = await findAllMissing(backend, asked)
      if (told !== missing.join()) onFound(missing)
      told = missing.join()
      return missing
    }
    const { value } = await cache.read({ key, freshness, tags: [], fetch, ...waits }, waitUntil)
    const known = sets.get(value) ?? new Set(value)
    sets.set(value, known)
    return known
  }
}
