// The embedded commerce backend: one function from request to response. Called by worker.ts and node.ts.

import type { D1Database } from '@cloudflare/workers-types'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { hiddenSchema, markInvalidDocuments, platform, takePosts } from '../graphql-door.ts'
import { createCatalogueStore } from './catalogue/catalogue.ts'
import { type Context, createContext, type Services } from './context.ts'
import { isInternal, toPublicError } from './errors.ts'
import { createHashing } from './hashing.ts'
import type { SendMail } from './mail/deliver.ts'
import { createOutboxDoor } from './mail/outbox-door.ts'
import { createApprovalDoor } from './operator/approval-door.ts'
import { toLocale } from './rules/locale.ts'
import { createCommerceSchema } from './schema.ts'
import { createTechnicalFiles } from './technical-file/door.ts'

type CommerceOptions = {
  db: D1Database
  /** Sends debug texts, shows the schema and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute addresses of pictures and sheets. */
  shopOrigin: string
  /** The wholesaler, as its papers name it. */
  shopName?: string
  /** Where the wholesaler reads of requests for access. */
  operatorEmail?: string | null
  /** Sign links in mails, 32 bytes each: the first signs, all are believed. Without any, requests are approved by the operator's command only. */
  linkKeys?: readonly Uint8Array[]
  /** How mails leave; null: they stay in the outbox. */
  sendMail?: SendMail | null
  now?: () => Date
  /** Text of the contract that is served, for tests of clients that do without its extensions; the whole one by default. */
  contract?: string
}

// What a document may cost by a formula would refuse the contract's own ones, so only what can be counted is limited.
const limits = {
  maxDepth: { n: 12, flattenFragments: true },
  maxAliases: { n: 64 },
  maxTokens: { n: 4000 },
  // the shop asks once for all that it may find missing, and skips each
  maxDirectives: { n: 200 },
  costLimit: { enabled: false },
}

/** Makes the backend; it holds the range in memory, so make one per process or isolate. */
export function createCommerce(options: CommerceOptions): (request: Request) => Promise<Response> {
  const {
    db,
    debug,
    shopOrigin,
    shopName = 'Proviant',
    operatorEmail = null,
    linkKeys = [],
    sendMail = null,
    now = () => new Date(),
    contract,
  } = options
  const services: Services = {
    db,
    catalogue: createCatalogueStore(db),
    hashing: createHashing(),
    shopOrigin,
    shopName,
    operatorEmail,
    linkKeys,
    sendMail,
    now,
  }
  const yoga = createYoga<object, Context>({
    schema: createCommerceSchema(contract),
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
  const graphql = takePosts(yoga, debug)
  const technicalFile = createTechnicalFiles(services)
  const outbox = createOutboxDoor(services)
  const approval = createApprovalDoor(services)
  return async (request) =>
    (await technicalFile(request)) ?? (await outbox(request)) ?? (await approval(request)) ?? graphql(request)
}

/** Every error leaves with a code of the contract and words in the reader's language; the unforeseen is logged. */
function publicErrors(debug: boolean): Plugin {
  return {
    onResultProcess({ request, result, setResult }) {
      if (!('errors' in result) || !result.errors?.length) return
      const locale = toLocale(request.headers.get('x-locale'))
      const errors = result.errors.map((error) => {
        const shown = toPublicError(error, locale, debug)
        if (isInternal(shown)) logUnforeseen(error, request.headers.get('x-request-id'))
        return shown
      })
      setResult({ ...result, errors })
    },
  }
}

function logUnforeseen(error: GraphQLError, requestId: string | null): void {
  const cause = error.originalError ?? error
  const line = { level: 'error', event: 'commerce_failed', request: requestId, path: error.path?.join('.') }
  console.error(JSON.stringify({ ...line, message: cause.message, stack: cause.stack }))
}
