// The errors of the contract: what resolvers throw, and the words for the others. Called by resolvers and handler.ts.
import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { ErrorMessages } from '../../graphql/errors.ts'
import type { Locale } from '../../graphql/locales.ts'
import { type MessageKey, say } from '../messages/messages.ts'

type ErrorCode = 'BAD_USER_INPUT' | 'NOT_AVAILABLE' | 'INTERNAL'

const codes: readonly ErrorCode[] = ['BAD_USER_INPUT', 'NOT_AVAILABLE', 'INTERNAL']

/** A refusal that the reader may see, in the reader's language. */
export const refusal = (locale: Locale, code: ErrorCode, key: MessageKey): GraphQLError =>
  createGraphQLError(say(locale, key), { extensions: { code } })

/** A refusal for whoever wrote the question. */
export const badRequest = (message: string): GraphQLError =>
  createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } })

/** What leaves as it is, and what is said instead of the rest. */
export const errorMessages: ErrorMessages = { codes, say }
