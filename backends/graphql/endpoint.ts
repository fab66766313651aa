// A schema served over HTTP, as both backends do it: bounded bodies and documents, errors as the contract has them. Called by their handlers.
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { createYoga, type Plugin, type YogaSchemaDefinition } from 'graphql-yoga'
import type { ErrorMessages } from './errors.ts'
import { disableIntrospection, markInvalidDocuments, maskErrors, type Posted, postedText } from './plugins.ts'

type EndpointOptions<Context> = {
  schema: YogaSchemaDefinition<object, Context>
  createContext: (request: Request) => Context
  errors: ErrorMessages
  /** Name of the line that is logged for what nobody foresaw. */
  failureEvent: string
  /** Sends debug texts, shows the schema and serves GraphiQL. */
  debug: boolean
  /** Of a posted document; more where files come with it. */
  maxBytes?: number
  maxDirectives?: number
  /** Aliases that the contract's own documents repeat, which do not count. */
  freeAliases?: readonly string[]
}

// Yoga brings its own Response, which workerd does not take; the platform's are named one by one, since they cannot be listed.
// URLPattern is not there in every Node that runs the shop.
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

/** Takes posted documents of at most 128 kB; GET shows GraphiQL, only with `debug`. */
export function createEndpoint<Context extends object>({
  schema,
  createContext,
  errors,
  failureEvent,
  debug,
  maxBytes = 128 * 1024,
  maxDirectives = 50,
  freeAliases = ['__typename'],
}: EndpointOptions<Context>): (request: Request) => Promise<Response> {
  // What a document may cost by a formula would refuse the contract's own ones, so only what can be counted is limited.
  const armor: Plugin = EnvelopArmorPlugin({
    maxDepth: { n: 12, flattenFragments: true },
    maxAliases: { n: 64, allowList: [...freeAliases] },
    maxTokens: { n: 4000 },
    maxDirectives: { n: maxDirectives },
    costLimit: { enabled: false },
  })
  const yoga = createYoga<Posted, Context>({
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
    // counted where it is read
    maxRequestBodySize: false,
    plugins: [
      postedText,
      armor,
      markInvalidDocuments,
      maskErrors(errors, failureEvent, debug),
      ...(debug ? [] : [disableIntrospection]),
    ],
  })
  return async (request) => {
    if (request.method === 'GET' && debug) return yoga.fetch(request)
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const text = await readBody(request, maxBytes)
    if (text === null) return new Response(null, { status: 413 })
    return yoga.fetch(request, { text })
  }
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
