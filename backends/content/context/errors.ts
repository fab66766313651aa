import type { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { ErrorMessages } from '../../graphql/errors.ts'
import type { Locale } from '../../graphql/locales.ts'
import { getMessage, type MessageKey } from '../messages/messages.ts'

type ErrorCode = 'BAD_USER_INPUT' | 'NOT_AVAILABLE' | 'INTERNAL'

const codes: readonly ErrorCode[] = ['BAD_USER_INPUT', 'NOT_AVAILABLE', 'INTERNAL']

export const codedError = (locale: Locale, code: ErrorCode, key: MessageKey): GraphQLError =>
  createGraphQLError(getMessage(locale, key), { extensions: { code } })

/** An error for the author of the query, in English. */
export const queryError = (message: string): GraphQLError =>
  createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } })

export const errorMessages: ErrorMessages = { codes, say: getMessage }
