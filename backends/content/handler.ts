// The embedded content backend: one function from request to response. Called by worker.ts, which node.ts runs too.

import { createEndpoint } from '../graphql/endpoint.ts'
import { pictureWidths } from '../graphql/picture-widths.ts'
import type { Sql } from '../sql/database.ts'
import { type Context, createContext, type NotifyOperator, type Services } from './context/context.ts'
import { errorMessages } from './context/errors.ts'
import { createRedirectRoute } from './editor/redirect-route.ts'
import { createContentSchema } from './schema.ts'

type ContentOptions = {
  db: Sql
  /** Sends debug texts, shows the schema and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute addresses of pages and pictures. */
  shopOrigin: string
  /** Takes a letter to the house about what visitors handed in; null: it is only kept. */
  notifyOperator?: NotifyOperator | null
  now?: () => Date
  /** Text of the contract that is served, for tests of clients that do without its extensions; the whole one by default. */
  contract?: string
}

/** Of a form with a file of five megabytes, as base64 in JSON. */
const uploadBytes = 12_000_000

// The contract's own documents repeat these in each of the seven entry types that hold blocks.
const freeAliases = ['__typename', 'customText', 'format', ...pictureWidths.map((width) => `webp${width}`)]

/** Makes the backend; it keeps nothing but parsed documents, so a changed row shows in the next answer. */
export function createContent(options: ContentOptions): (request: Request) => Promise<Response> {
  const { db, debug, shopOrigin, notifyOperator = null, now = () => new Date(), contract } = options
  const services: Services = { db, shopOrigin, notifyOperator, now }
  const graphql = createEndpoint<Context>({
    schema: createContentSchema(contract),
    createContext: (request) => createContext(services, request),
    errors: errorMessages,
    failureEvent: 'content_failed',
    debug,
    maxBytes: uploadBytes,
    freeAliases,
  })
  const takeRedirect = createRedirectRoute(db)
  return async (request) => (await takeRedirect(request)) ?? graphql(request)
}
