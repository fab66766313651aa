// The embedded commerce backend: one function from request to response. Called by worker.ts, which node.ts runs too.

import { createEndpoint } from '../graphql/endpoint.ts'
import type { Sql } from '../sql/database.ts'
import { createCatalogueStore } from './catalogue/catalogue.ts'
import { type Context, createContext, type Services } from './context/context.ts'
import { errorMessages } from './context/errors.ts'
import { createHashing } from './context/hashing.ts'
import type { SendMail } from './mail/deliver.ts'
import { createOutboxRoute } from './mail/outbox-route.ts'
import { createApprovalRoute } from './operator/approval-route.ts'
import { defaultSmallOrders, type SmallOrders } from './rules/delivery/shipping.ts'
import { createCommerceSchema } from './schema.ts'
import { createTechnicalFileRoute } from './technical-file/route.ts'

type CommerceOptions = {
  db: Sql
  /** Sends debug texts, shows the schema and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute addresses of pictures and sheets. */
  shopOrigin: string
  /** The wholesaler, as its papers name it. */
  shopName?: string
  /** Where the wholesaler reads of requests for access. */
  operatorEmail?: string | null
  /** Order value, tax excluded, under which nothing is delivered. */
  minimumOrderCents?: number
  /** What an order below a value pays for its delivery. */
  smallOrders?: SmallOrders
  /** Sign links in mails, 32 bytes each: the first signs, all are believed. Without any, requests are approved by the operator's command only. */
  linkKeys?: readonly Uint8Array[]
  /** How mails leave; null: they stay in the outbox. */
  sendMail?: SendMail | null
  now?: () => Date
  /** Text of the contract that is served, for tests of clients that do without its extensions; the whole one by default. */
  contract?: string
}

/** Makes the backend; it holds the range in memory, so make one per process or isolate. */
export function createCommerce(options: CommerceOptions): (request: Request) => Promise<Response> {
  const {
    db,
    debug,
    shopOrigin,
    shopName = 'Proviant',
    operatorEmail = null,
    minimumOrderCents = 0,
    smallOrders = defaultSmallOrders,
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
    minimumOrderCents,
    smallOrders,
    linkKeys,
    sendMail,
    now,
  }
  const graphql = createEndpoint<Context>({
    schema: createCommerceSchema(contract),
    createContext: (request) => createContext(services, request),
    errors: errorMessages,
    failureEvent: 'commerce_failed',
    debug,
    // the shop asks once for all that it may find missing, and skips each
    maxDirectives: 200,
  })
  const routes = [createTechnicalFileRoute(services), createOutboxRoute(services), createApprovalRoute(services)]
  return async (request) => {
    // nearly every request: none of the routes beside it is asked
    if (new URL(request.url).pathname === '/graphql') return graphql(request)
    for (const answer of routes) {
      const response = await answer(request)
      if (response) return response
    }
    return graphql(request)
  }
}
