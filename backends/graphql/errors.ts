// Converts errors for the response: user errors unchanged, unexpected errors without details.
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { Locale } from './locales.ts'

const validationFailed = 'GRAPHQL_VALIDATION_FAILED'

/** Error codes that resolvers throw, and messages for all other errors. */
export type ErrorMessages = {
  codes: readonly string[]
  say: (locale: Locale, kind: 'request' | 'internal') => string
}

/** User errors unchanged, an invalid document or variable as BAD_USER_INPUT, others as INTERNAL. `debugMessage` only in debug mode. */
export function toPublicError(error: GraphQLError, words: ErrorMessages, locale: Locale, debug: boolean): GraphQLError {
  if (words.codes.some((code) => code === error.extensions.code)) return error
  const cause = error.originalError
  // Request errors of GraphQL have no path. The class is compared by name, because a bundle may contain two copies of the package.
  const isRequest = !error.path && (!cause || cause.name === 'GraphQLError')
  const requestCode = error.extensions.code === validationFailed ? validationFailed : 'BAD_USER_INPUT'
  // the stack is only logged: a public demo may run in debug mode
  const debugMessage = debug ? { debugMessage: error.message } : {}
  return createGraphQLError(words.say(locale, isRequest ? 'request' : 'internal'), {
    path: error.path,
    ...positionOf(error),
    extensions: { code: isRequest ? requestCode : 'INTERNAL', ...debugMessage },
  })
}

export const isInternal = (error: GraphQLError): boolean => error.extensions.code === 'INTERNAL'

/** Marks a validation error of the document, so that a client can tell it from a user error. */
export const toValidationError = (error: GraphQLError): GraphQLError =>
  createGraphQLError(error.message, {
    ...positionOf(error),
    extensions: { code: validationFailed, ...error.extensions },
  })

/** Position in the document, which only its author knows. */
const positionOf = ({ source, positions }: GraphQLError) => ({ source, positions })
