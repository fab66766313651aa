// What every error of a backend looks like when it leaves: refusals as they are, everything unforeseen without its insides.
// Called by plugins.ts, and by the backends for the errors that they throw.
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { Locale } from './locales.ts'

const validationFailed = 'GRAPHQL_VALIDATION_FAILED'

/** The errors that a backend throws itself, and its words for the others. */
export type ErrorMessages = {
  codes: readonly string[]
  say: (locale: Locale, kind: 'request' | 'internal') => string
}

/**
 * The error as it leaves: refusals as they are, a document or variable that does not fit the contract as BAD_USER_INPUT,
 * anything unforeseen as INTERNAL. `debugMessage` only in debug mode.
 */
export function toPublicError(error: GraphQLError, words: ErrorMessages, locale: Locale, debug: boolean): GraphQLError {
  if (words.codes.some((code) => code === error.extensions.code)) return error
  const cause = error.originalError
  // GraphQL itself speaks of the request, never of a path in the answer. Compared by name: there may be two copies of the class.
  const isRequest = !error.path && (!cause || cause.name === 'GraphQLError')
  const requestCode = error.extensions.code === validationFailed ? validationFailed : 'BAD_USER_INPUT'
  // the stack is for the log: tools in a demo may be anybody's
  const debugMessage = debug ? { debugMessage: error.message } : {}
  return createGraphQLError(words.say(locale, isRequest ? 'request' : 'internal'), {
    path: error.path,
    ...positionOf(error),
    extensions: { code: isRequest ? requestCode : 'INTERNAL', ...debugMessage },
  })
}

export const isInternal = (error: GraphQLError): boolean => error.extensions.code === 'INTERNAL'

/** Marks what was wrong with the document itself, so that a client can tell it from a refusal. */
export const toValidationError = (error: GraphQLError): GraphQLError =>
  createGraphQLError(error.message, {
    ...positionOf(error),
    extensions: { code: validationFailed, ...error.extensions },
  })

/** Where in the document an error is: of use to who wrote it, and nothing that they do not know. */
const positionOf = ({ source, positions }: GraphQLError) => ({ source, positions })
