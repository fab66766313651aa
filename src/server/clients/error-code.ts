/** Parses and classifies GraphQL errors in the formats of several servers. */

export type GraphqlErrorEntry = {
  message: string
  /** Places in the document; lines start at 1. */
  locations?: readonly { line: number }[]
  /** Place in the response; absent if nothing was executed. */
  path?: readonly unknown[]
  extensions?: null | {
    code?: string
    category?: string
    guards?: unknown
    debugMessage?: string
    validation?: Record<string, string[]>
    retryAfterSeconds?: number
  }
}

const toMembers = (value: unknown) =>
  new Map<string, unknown>(typeof value === 'object' && value ? Object.entries(value) : [])
const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
const toTexts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** Drops members whose type differs from the contract. */
export function toErrorEntry(given: unknown): GraphqlErrorEntry {
  const entry = toMembers(given)
  const extensions = toMembers(entry.get('extensions'))
  const locations = entry.get('locations')
  const [path, guards, wait] = [entry.get('path'), extensions.get('guards'), extensions.get('retryAfterSeconds')]
  const validation = [...toMembers(extensions.get('validation'))].map(
    ([name, texts]) => [name, toTexts(texts)] as const,
  )
  const said = validation.filter(([, texts]) => texts.length > 0)
  const code = toText(extensions.get('code'))
  const category = toText(extensions.get('category'))
  const debugMessage = toText(extensions.get('debugMessage') ?? entry.get('debugMessage'))
  return {
    message: toText(entry.get('message')) ?? '',
    ...(Array.isArray(locations) && {
      locations: locations.map((one) => ({ line: Number(toMembers(one).get('line')) })),
    }),
    ...(Array.isArray(path) && { path }),
    extensions: {
      ...(code !== undefined && { code }),
      ...(category !== undefined && { category }),
      ...(guards !== undefined && { guards }),
      ...(debugMessage !== undefined && { debugMessage }),
      ...(extensions.has('validation') && { validation: Object.fromEntries(said) }),
      ...(typeof wait === 'number' && { retryAfterSeconds: wait }),
    },
  }
}

const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'INTERNAL',
] as const
export type ErrorCode = (typeof codes)[number]

const toCode = (text: string | undefined) => codes.find((code) => code === text)

/** Categories that Lighthouse and graphql-php set themselves. Any other category marks a message that is safe to show. */
const ownCategories = new Set(['graphql', 'internal', 'schema', 'request', 'validation', 'authorization'])

const isForCustomers = ({ extensions }: GraphqlErrorEntry) => {
  const { code, category } = extensions ?? {}
  const known = toCode(code)
  return known ? known !== 'INTERNAL' : category !== undefined && !ownCategories.has(category)
}

export const isUnauthenticated = ({ message, extensions }: GraphqlErrorEntry) =>
  message === 'Unauthenticated.' ||
  extensions?.code === 'UNAUTHENTICATED' ||
  extensions?.category === 'authentication' ||
  extensions?.guards !== undefined

/** Whether the error is about the document itself: by its code, else by locations without a path. */
export function isDocumentError(entry: GraphqlErrorEntry): boolean {
  const { path, locations } = entry
  const { code, category } = entry.extensions ?? {}
  if (path || isUnauthenticated(entry)) return false
  if (code) return code === 'GRAPHQL_VALIDATION_FAILED' || code === 'GRAPHQL_PARSE_FAILED'
  return category === 'graphql' || (category === undefined && locations !== undefined && locations.length > 0)
}

/** Whether the message replaces one that is not safe to show, as in graphql-php. */
const isMasked = ({ message, extensions }: GraphqlErrorEntry) =>
  /^internal server error\.?$/i.test(message) || ['internal', 'graphql', 'schema'].includes(extensions?.category ?? '')

/** `code`: null if unknown. `message`: null if the text is for developers, or not in the customer's language. */
export function classifyError(entry: GraphqlErrorEntry): { code: ErrorCode | null; message: string | null } {
  const { message } = entry
  const { code, category, validation } = entry.extensions ?? {}
  if (isUnauthenticated(entry)) return { code: 'UNAUTHENTICATED', message: null }
  const said = isForCustomers(entry) ? message || null : null
  const known = toCode(code)
  if (known) return { code: known, message: said }
  if (category === 'authorization' || message === 'This action is unauthorized.')
    return { code: 'FORBIDDEN', message: null }
  if (validation !== undefined || said !== null) return { code: 'BAD_USER_INPUT', message: said }
  return { code: isMasked(entry) ? 'INTERNAL' : null, message: null }
}
