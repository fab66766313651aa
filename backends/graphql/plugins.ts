// Yoga plugins of both backends: no introspection in production, and errors as in the contracts.
import type { FieldNode, GraphQLError, ValidationContext } from 'graphql'
import { createGraphQLError, type GraphQLParams, type Plugin } from 'graphql-yoga'
import { type ErrorMessages, isInternal, toPublicError, toValidationError } from './errors.ts'
import { toLocale } from './locales.ts'

/** Body of a POST request, read by endpoint.ts; absent for other methods. `variables`: instead of those in the text; none is undefined, since GraphQL would take it for null. */
export type PostedBody = { text?: string; variables?: object | undefined }

/** Parses the GraphQL request from the text that is already read, because a body can be read only once. */
export const parsePostedBody: Plugin<object, PostedBody> = {
  onRequestParse({ requestParser, serverContext: { text, variables }, setRequestParser }) {
    if (requestParser && text !== undefined) setRequestParser(() => toParams(text, variables))
  },
}

function toParams(text: string, variables?: object): GraphQLParams {
  const given = parseJson(text)
  if (typeof given === 'object' && given !== null) return variables ? { ...given, variables } : given
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

/** Rejects introspection. graphql's own rule uses `instanceof`, which fails if a bundle contains the package twice. */
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

/** Gives every error a code of the contract and a localized message, and logs unexpected errors as `event`. */
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
