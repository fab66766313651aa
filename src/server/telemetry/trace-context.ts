/** W3C Trace Context: reads the `traceparent` of a request and makes those of its backend calls. https://www.w3.org/TR/trace-context/ */

export interface TraceContext {
  /** 32 lower-case hexadecimal digits. */
  traceId: string
  /** Two hexadecimal digits: 01 sampled, 02 random trace id. */
  flags: string
}

const pattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/
const knownFlags = 0x03

/** Null if the header is absent or malformed. A later version than 00 may have more fields, which are ignored. */
export function parseTraceparent(header: string | undefined): TraceContext | null {
  if (header === undefined || header.length > 512) return null
  const [, version, traceId, flags, more] = pattern.exec(header) ?? []
  if (!traceId || !flags || (version === '00' && more !== undefined)) return null
  return { traceId, flags: (Number.parseInt(flags, 16) & knownFlags).toString(16).padStart(2, '0') }
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sampled and random: with 00 a backend whose sampler follows its caller would record nothing. */
export const createTraceContext = (): TraceContext => ({ traceId: randomHex(16), flags: '03' })

/** The header of one call: each has a parent id of its own. */
export const toTraceparent = ({ traceId, flags }: TraceContext): string => `00-${traceId}-${randomHex(8)}-${flags}`
