// What errors look like when they leave: refusals in words, everything unforeseen without its insides. Called by resolvers and handler.ts.
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { placeOf, requestCode } from '../graphql-door.ts'
import { type Language, type SentenceKey, say } from './language.ts'

type ErrorCode = 'BAD_USER_INPUT' | 'NOT_AVAILABLE' | 'INTERNAL'

const codes: readonly string[] = ['BAD_USER_INPUT', 'NOT_AVAILABLE', 'INTERNAL'] satisfies ErrorCode[]

/** A refusal that the reader may see, in the reader's language. */
export const refusal = (language: Language, code: ErrorCode, key: SentenceKey): GraphQLError =>
  createGraphQLError(say(language, key), { extensions: { code } })

/** A refusal for whoever wrote the question. */
export const badInput = (message: string): GraphQLError =>
  createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } })

/**
 * The error as it leaves: refusals as they are, a document or variable that does not fit the contract as BAD_USER_INPUT,
 * anything unforeseen as INTERNAL. `debugMessage` only in debug mode.
 */
export function toPublicError(error: GraphQLError, language: Language, debug: boolean): GraphQLError {
  if (typeof error.extensions.code === 'string' && codes.includes(error.extensions.code)) return error
  const isRequest = !error.originalError && !error.path
  const debugMessage = debug ? { debugMessage: error.message } : {}
  return createGraphQLError(say(language, isRequest ? 'request' : 'internal'), {
    path: error.path,
    ...placeOf(error),
    extensions: { code: isRequest ? requestCode(error) : 'INTERNAL', ...debugMessage },
  })
}

export const isInternal = (error: GraphQLError): boolean => error.extensions.code === 'INTERNAL'
