// The errors of the contract: what resolvers throw, and what every error looks like when it leaves. Called by resolvers and handler.ts.
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { placeOf, requestCode } from '../graphql-door.ts'
import { type MessageKey, say } from './messages.ts'
import type { Locale } from './rules/locale.ts'

const codes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'INTERNAL',
] as const
type ErrorCode = (typeof codes)[number]

type Details = { validation?: Record<string, string[]>; retryAfterSeconds?: number }

/** A refusal that the reader may see, in the reader's language. */
export function refusal(
  locale: Locale,
  code: ErrorCode,
  key: MessageKey,
  values: Record<string, string | number> = {},
  details: Details = {},
): GraphQLError {
  return createGraphQLError(say(locale, key, values), { extensions: { code, ...details } })
}

/** A refusal of one input; `path` names it inside the operation's input. */
export function inputRefusal(
  locale: Locale,
  path: string,
  key: MessageKey,
  values: Record<string, string | number> = {},
): GraphQLError {
  return refusal(locale, 'BAD_USER_INPUT', key, values, { validation: { [path]: [say(locale, key, values)] } })
}

/**
 * The error as it leaves: refusals as they are, a document or variable that does not fit the contract as BAD_USER_INPUT,
 * anything unforeseen as INTERNAL. `debugMessage` only in debug mode.
 */
export function toPublicError(error: GraphQLError, locale: Locale, debug: boolean): GraphQLError {
  if (isErrorCode(error.extensions.code)) return error
  const cause = error.originalError
  // GraphQL itself speaks of the request, never of a path in the answer. Compared by name: there may be two copies of the class.
  const isRequest = !error.path && (!cause || cause.name === 'GraphQLError')
  const key = isRequest ? 'error.request' : 'error.internal'
  // the stack is for the log: tools in a demo may be anybody's
  const debugMessage = debug ? { debugMessage: error.message } : {}
  return createGraphQLError(say(locale, key), {
    path: error.path,
    ...placeOf(error),
    extensions: { code: isRequest ? requestCode(error) : 'INTERNAL', ...debugMessage },
  })
}

export const isInternal = (error: GraphQLError): boolean => error.extensions.code === 'INTERNAL'

const isErrorCode = (code: unknown): code is ErrorCode => codes.some((known) => known === code)
