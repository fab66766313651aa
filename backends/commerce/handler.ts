// The embedded commerce backend: a handler from Request to Response.
import { createEndpoint } from '../graphql/endpoint.ts'
import { toLocale } from '../graphql/locales.ts'
import { createEventsRoute, type SendEvent } from '../outbox/deliver-events.ts'
import type { Sql } from '../sql/database.ts'
import { createExpiryRoute } from './approvals/expire.ts'
import { createCatalogueStore } from './catalogue/catalogue.ts'
import { type Context, createContext, type Services } from './context/context.ts'
import { errorMessages } from './context/errors.ts'
import { createHashBudget, createHashLimiter } from './context/hashing.ts'
import { createEmailChangeRoute } from './email-change/route.ts'
import { createCommerceEvents } from './events/commerce-events.ts'
import type { SendMail } from './mail/deliver.ts'
import { createOutboxRoute } from './mail/outbox-route.ts'
import { createApprovalRoute } from './operator/approval-route.ts'
import { createOrderUpdatesRoute } from './operator/orders-route.ts'
import { createQuoteAnswerRoute } from './operator/quotes-route.ts'
import { createRetentionRoute } from './operator/retention-route.ts'
import { createRecallsRoute } from './recalls/notify.ts'
import { runStandingOrders } from './resolvers/standing-orders/run.ts'
import { demoSeller, type Seller } from './rules/invoice.ts'
import { type DeliveryFeeRule, defaultDeliveryFeeRule } from './rules/shipping.ts'
import { createCommerceSchema } from './schema.ts'
import { type CommerceRetention, defaultRetention } from './sql/personal-data/delete-expired.ts'
import { createTechnicalFileRoute } from './technical-file/route.ts'

type CommerceOptions = {
  db: Sql
  /** Sends debug messages, allows introspection and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute URLs of pictures and data sheets. */
  shopOrigin: string
  pictureHash?: (path: string) => string | null
  shopName?: string
  /** Address for mails about orders, requests for access and forms. */
  operatorEmail?: string | null
  /** Language of mails to the operator; English if the backend has no texts in it. */
  operatorLocale?: string
  /** Null: that of the demo. */
  seller?: Seller | null
  /** Telephone number for customers. */
  orderPhone?: string | null
  /** Minimum order value for delivery, tax excluded. */
  minimumOrderCents?: number
  smallOrders?: DeliveryFeeRule
  /** Keys of signed links in mails, 32 bytes each: the first signs, all verify. Without keys only the operator's command approves requests. */
  linkKeys?: readonly Uint8Array[]
  /** null: mails stay in the outbox. */
  sendMail?: SendMail | null
  /** null: events stay in their outbox. */
  sendEvent?: SendEvent | null
  retention?: CommerceRetention
  now?: () => Date
  /** SDL to serve, for tests of clients without extensions; the whole contract by default. */
  contract?: string
}

/** Creates the backend. It holds the catalogue in memory, so create one per process or isolate. */
export function createCommerce(options: CommerceOptions): (request: Request) => Promise<Response> {
  const {
    db,
    debug,
    shopOrigin,
    pictureHash = () => null,
    shopName = 'Proviant',
    operatorEmail = null,
    operatorLocale,
    seller,
    orderPhone = null,
    minimumOrderCents = 0,
    smallOrders = defaultDeliveryFeeRule,
    linkKeys = [],
    sendMail = null,
    sendEvent = null,
    retention = defaultRetention,
    now = () => new Date(),
    contract,
  } = options
  const services: Services = {
    db,
    catalogue: createCatalogueStore(db),
    hashing: navigator.userAgent === 'Cloudflare-Workers' ? createHashBudget() : createHashLimiter(),
    shopOrigin,
    pictureHash,
    shopName,
    operatorEmail,
    operatorLocale: toLocale(operatorLocale),
    seller: seller ?? demoSeller,
    orderPhone,
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
    // capability detection sends one document with a `@skip` per extension
    maxDirectives: 200,
  })
  const routes = [
    createTechnicalFileRoute(services),
    createExpiryRoute(services),
    createRecallsRoute(services),
    createOutboxRoute(services),
    createEventsRoute(createCommerceEvents({ db, now }), sendEvent),
    createApprovalRoute(services),
    createOrderUpdatesRoute(services),
    createQuoteAnswerRoute(services),
    createEmailChangeRoute(services),
    createRetentionRoute({ db, now, retention }),
  ]
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/graphql') return graphql(request)
    // the edge calls it every minute
    if (request.method === 'POST' && pathname === '/standing-orders/run')
      return Response.json(await runStandingOrders(services))
    for (const handleRoute of routes) {
      const response = await handleRoute(request)
      if (response) return response
    }
    return graphql(request)
  }
}
