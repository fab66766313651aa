// Serves a GraphQL schema over HTTP: limited bodies and documents, errors as in the contract.
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { createYoga, type Plugin, type YogaSchemaDefinition } from 'graphql-yoga'
import type { ErrorMessages } from './errors.ts'
import { disableIntrospection, markInvalidDocuments, maskErrors, type PostedBody, parsePostedBody } from './plugins.ts'

type EndpointOptions<Context> = {
  schema: YogaSchemaDefinition<object, Context>
  createContext: (request: Request) => Context
  errors: ErrorMessages
  /** Log event for unexpected errors. */
  failureEvent: string
  /** Sends debug messages, allows introspection and serves GraphiQL. */
  debug: boolean
  /** Maximum body size, default 128 kB; larger for uploads. */
  maxBytes?: number
  maxDirectives?: number
  /** Aliases that do not count towards the limit, because the contract's own documents repeat them. */
  freeAliases?: readonly string[]
}

// workerd does not accept Yoga's ponyfilled Response. Named one by one, because they are not enumerable; some Node versions lack URLPattern.
const platform = {
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

/** Handles POST with a limited body; GET serves GraphiQL, only with `debug`. `variables`: of a caller in the same process, instead of those in the body. */
export function createEndpoint<Context extends object>({
  schema,
  createContext,
  errors,
  failureEvent,
  debug,
  maxBytes = 128 * 1024,
  maxDirectives = 50,
  freeAliases = ['__typename'],
}: EndpointOptions<Context>): (request: Request, variables?: object) => Promise<Response> {
  // A cost limit would reject the contract's own documents, so only countable properties are limited.
  const armor: Plugin = EnvelopArmorPlugin({
    maxDepth: { n: 12, flattenFragments: true },
    maxAliases: { n: 64, allowList: [...freeAliases] },
    maxTokens: { n: 4000 },
    maxDirectives: { n: maxDirectives },
    costLimit: { enabled: false },
  })
  const yoga = createYoga<PostedBody, Context>({
    schema,
    context: ({ request }) => createContext(request),
    fetchAPI: platform,
    graphqlEndpoint: '*',
    graphiql: debug,
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    maskedErrors: false,
    maxRequestBodySize: false,
    plugins: [
      parsePostedBody,
      armor,
      markInvalidDocuments,
      maskErrors(errors, failureEvent, debug),
      ...(debug ? [] : [disableIntrospection]),
    ],
  })
  return async (request, variables) => {
    if (request.method === 'GET' && debug) return yoga.fetch(request)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const text = await readBody(request, maxBytes)
    if (text === null) return new Response(null, { status: 413 })
    return yoga.fetch(request, { text, variables })
  }
}

/** Null if the body is over the limit. Counts while reading, because headers may lie. */
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
