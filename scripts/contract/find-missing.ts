/**
 * Finds the extensions of the contract that an endpoint lacks, also if it rejects introspection: an endpoint validates skipped fields and
 * does not execute them, and the locations of its errors name the rejected lines.
 */
import type { Probe } from '#contracts/typed-document.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import { type Backend, send } from '#server/clients/graphql.ts'

const timeoutMs = 4_000

/** Sends probes. Null if they are valid; else the indexes of those that the errors name, if they name any. */
type SendProbes = (probes: readonly Probe[]) => Promise<ReadonlySet<number> | null>

const coordinates = (some: readonly Probe[]) => some.map(([coordinate]) => coordinate)

/** The extensions that are missing. If the errors name no probe, the probes are halved. */
async function findMissing(probes: readonly Probe[], sendProbes: SendProbes): Promise<string[]> {
  if (probes.length === 0) return []
  const rejected = await sendProbes(probes)
  if (!rejected) return []
  const named = probes.filter((_, index) => rejected.has(index))
  if (named.length > 0) {
    const others = probes.filter((_, index) => !rejected.has(index))
    return [...coordinates(named), ...(await findMissing(others, sendProbes))]
  }
  if (probes.length === 1) return coordinates(probes)
  const middle = Math.ceil(probes.length / 2)
  // sequential, to limit the load on a production endpoint
  const first = await findMissing(probes.slice(0, middle), sendProbes)
  return [...first, ...(await findMissing(probes.slice(middle), sendProbes))]
}

/** Whether the document is invalid, and not the endpoint down, too busy or in need of credentials. */
const isInvalidDocument = ({ code, failure: { errors, statusCode } }: BackendError) =>
  errors !== undefined &&
  (statusCode === 200 || statusCode === 400) &&
  code !== 'UNAUTHENTICATED' &&
  code !== 'FORBIDDEN' &&
  code !== 'RATE_LIMITED'

/** Sends probes in one document: each on a line of its own after the first. */
const senderOf =
  (backend: Backend, type: Probe[1]): SendProbes =>
  async (probes) => {
    const fields = probes.map(([, , field]) => field)
    const text = [`${type} capabilities{__typename`, ...fields, '}'].join('\n')
    const about = { roots: { __typename: 'leaf' }, hash: '', extensions: [], inputs: [], operation: null } as const
    const document = { name: 'capabilities', type, text, ...about }
    try {
      await send(backend, document, {}, { timeoutMs })
      return null
    } catch (error) {
      if (!(error instanceof BackendError) || !isInvalidDocument(error)) throw error
      const places = error.failure.errors?.flatMap(({ locations }) => locations ?? []) ?? []
      return new Set(places.map(({ line }) => line - 2))
    }
  }

/** @throws BackendError if the endpoint does not respond */
export async function findAllMissing(backend: Backend, probes: readonly Probe[]): Promise<string[]> {
  const kinds = (['query', 'mutation'] as const).map((type) =>
    findMissing(
      probes.filter(([, kind]) => kind === type),
      senderOf(backend, type),
    ),
  )
  const missing = (await Promise.all(kinds)).flat()
  // an endpoint that rejects even a document without probes reveals nothing about extensions
  return missing.length === probes.length && (await senderOf(backend, 'query')([])) ? [] : missing
}
