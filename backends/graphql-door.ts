// What both embedded backends do at their door: the platform's own fetch classes, a bounded body, a schema that stays hidden.

import type { FieldNode, GraphQLError, ValidationContext } from 'graphql'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

const documentBytes = 128 * 1024

// Yoga brings its own Response, which workerd does not take; the platform's are named one by one, since they cannot be listed.
// URLPattern is not there in every Node that runs the shop.
export const platform = {
  fetch,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  ...('URLPattern' in globalThis && { URLPattern: globalThis.URLPattern }),
}

type Answering = { fetch(request: Request): Response | Promise<Response> }

/** Takes posted documents of at most 128 kB, or more where files come with them; GET shows GraphiQL, only with `debug`. */
export const takePosts =
  (yoga: Answering, debug: boolean, maxBytes = documentBytes) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'GET' && debug) return yoga.fetch(request)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const body = await readBody(request, maxBytes)
    if (body === null) return new Response(null, { status: 413 })
    return yoga.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }))
  }

/** Null when the body is larger than allowed; counted while it arrives, whatever its headers say. */
async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Refuses questions about the schema itself. graphql's own rule compares classes, and fails where a bundle holds the package twice. */
export const hiddenSchema: Plugin = {
  onValidate: ({ addValidationRule }) =>
    addValidationRule((context: ValidationContext) => ({
      Field(node: FieldNode) {
        if (!/^__(schema|type)$/.test(node.name.value)) return
        context.reportError(createGraphQLError('The schema is not shown here.', { nodes: [node] }))
      },
    })),
}

const validationFailed = 'GRAPHQL_VALIDATION_FAILED'

/** Marks what was wrong with the document itself, so that a client can tell it from a refusal. */
export const markInvalidDocuments: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (valid) return
      setResult(
        result.map((error) =>
          createGraphQLError(error.message, {
            ...placeOf(error),
            extensions: { code: validationFailed, ...error.extensions },
          }),
        ),
      )
    },
}

/** Where in the document an error is: of use to who wrote it, and nothing that they do not know. */
export const placeOf = ({ source, positions }: GraphQLError) => ({ source, positions })

/** The code of an error that speaks of the request itself. */
export const requestCode = ({ extensions }: GraphQLError) =>
  extensions.code === validationFailed ? validationFailed : 'BAD_USER_INPUT'
