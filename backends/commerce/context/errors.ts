import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { ErrorMessages } from '../../graphql/errors.ts'
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage, type MessageKey } from '../messages/messages.ts'

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

export function codedError(
  locale: Locale,
  code: ErrorCode,
  key: MessageKey,
  values: Record<string, string | number> = {},
  details: Details = {},
): GraphQLError {
  return createGraphQLError(formatMessage(locale, key, values), { extensions: { code, ...details } })
}

/** A user error of one input; `path` is its path in the operation's input. */
export function userInputError(
  locale: Locale,
  path: string,
  key: MessageKey,
  values: Record<string, string | number> = {},
): GraphQLError {
  return codedError(locale, 'BAD_USER_INPUT', key, values, {
    validation: { [path]: [formatMessage(locale, key, values)] },
  })
}

/** An error whose sentence is in the language of the request already. @param path of the input; null: the data have changed */
export const rejectionError = (path: string | null, sentence: string): GraphQLError =>
  createGraphQLError(sentence, {
    extensions: path === null ? { code: 'CONFLICT' } : { code: 'BAD_USER_INPUT', validation: { [path]: [sentence] } },
  })

export const errorMessages: ErrorMessages = { codes, say: (locale, kind) => formatMessage(locale, `error.${kind}`) }
