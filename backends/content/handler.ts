// The embedded content backend: one function from request to response. Called by worker.ts and node.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { hiddenSchema, markInvalidDocuments, platform, takePosts } from '../graphql-door.ts'
import { type Context, createContext, type Services } from './context.ts'
import { isInternal, toPublicError } from './errors.ts'
import { toLanguage } from './language.ts'
import { createContentSchema } from './schema.ts'

type ContentOptions = {
  db: D1Database
  /** Sends debug texts, shows the schema and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute addresses of pages and pictures. */
  shopOrigin: string
  now?: () => Date
  /** Text of the contract that is served, for tests of clients that do without its extensions; the whole one by default. */
  contract?: string
}

/** Of a form with a file of five megabytes, as base64 in JSON. */
const uploadBytes = 12_000_000

// The contract's own documents repeat these in each of the seven entry types that hold blocks.
const contractAliases = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560].map((width) => `webp${width}`)

// What a document may cost by a formula would refuse the contract's own ones, so only what can be counted is limited.
const limits = {
  maxDepth: { n: 12, flattenFragments: true },
  maxAliases: { n: 64, allowList: ['__typename', 'customText', 'format', ...contractAliases] },
  maxTokens: { n: 4000 },
  costLimit: { enabled: false },
}

/** Makes the backend; it keeps nothing but parsed documents, so a changed row shows in the next answer. */
export function createContent(options: ContentOptions): (request: Request) => Promise<Response> {
  const { db, debug, shopOrigin, now = () => new Date(), contract } = options
  const services: Services = { db, shopOrigin, now }
  const yoga = createYoga<object, Context>({
    schema: createContentSchema(contract),
    context: ({ request }) => createContext(services, request),
    fetchAPI: platform,
    graphqlEndpoint: '*',
    graphiql: debug,
    landingPage: false,
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    maskedErrors: false,
    plugins: [EnvelopArmorPlugin(limits), markInvalidDocuments, publicErrors(debug), ...(debug ? [] : [hiddenSchema])],
  })
  return takePosts(yoga, debug, uploadBytes)
}

/** Every error leaves in the reader's language; the unforeseen is logged. */
function publicErrors(debug: boolean): Plugin {
  return {
    onResultProcess({ request, result, setResult }) {
      if (!('errors' in result) || !result.errors?.length) return
      const language = toLanguage(request.headers.get('x-locale'))
      const errors = result.errors.map((error) => {
        const shown = toPublicError(error, language, debug)
        if (isInternal(shown)) logUnforeseen(error, request.headers.get('x-request-id'))
        return shown
      })
      setResult({ ...result, errors })
    },
  }
}

function logUnforeseen(error: GraphQLError, requestId: string | null): void {
  const cause = error.originalError ?? error
  const line = { level: 'error', event: 'content_failed', request: requestId, path: error.path?.join('.') }
  console.error(JSON.stringify({ ...line, message: cause.message, stack: cause.stack }))
}
