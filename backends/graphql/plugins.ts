// What both backends add to Yoga: a schema that stays hidden, and errors as the contracts have them. Called by endpoint.ts.
import type { FieldNode, GraphQLError, ValidationContext } from 'graphql'
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga'
import { type ErrorMessages, isInternal, toPublicError, toValidationError } from './errors.ts'
import { toLocale } from './locales.ts'

/** The text of a posted document, which endpoint.ts has read; absent where none was posted. */
export type Posted = { text?: string }

/** Takes a document from the text that was read already: a request's body is read once. */
export const postedText: Plugin<object, Posted> = {
  onRequestParse({ requestParser, serverContext: { text }, setRequestParser }) {
    if (requestParser && text !== undefined) setRequestParser(() => toParams(text))
  },
}

function toParams(text: string): GraphQLParams {
  const given = parseJson(text)
  if (typeof given === 'object' && given !== null) return given
  throw createGraphQLError('A document is posted as a JSON object.', {
    extensions: { http: { spec: true, status: 400 }, code: 'BAD_REQUEST' },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Refuses questions about the schema itself. graphql's own rule compares classes, and fails where a bundle holds the package twice. */
export const disableIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) =>
    addValidationRule((context: ValidationContext) => ({
      Field(node: FieldNode) {
        if (!/^__(schema|type)$/.test(node.name.value)) return
        context.reportError(createGraphQLError('The schema is not shown here.', { nodes: [node] }))
      },
    })),
}

export const markInvalidDocuments: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult(result.map((error) => toValidationError(error)))
    },
}

/** Every error leaves with a code of the contract and words in the reader's language; the unforeseen is logged as `event`. */
export const maskErrors = (words: ErrorMessages, event: string, debug: boolean): Plugin => ({
  onResultProcess({ request, result, setResult }) {
    if (!('errors' in result) || !result.errors?.length) return
    const locale = toLocale(request.headers.get('x-locale'))
    const errors = result.errors.map((error) => {
      const shown = toPublicError(error, words, locale, debug)
      if (isInternal(shown)) logUnforeseen(error, event, request.headers.get('x-request-id'))
      return shown
    })
    setResult({ ...result, errors })
  },
})

function logUnforeseen(error: GraphQLError, event: string, request: string | null): void {
  const { message, stack } = error.originalError ?? error
  console.error(JSON.stringify({ level: 'error', event, request, path: error.path?.join('.'), message, stack }))
}
