// The embedded content backend: a handler from Request to Response.
import { createEndpoint } from '../graphql/endpoint.ts'
import { pictureWidths } from '../graphql/picture-widths.ts'
import { createEventsRoute, type SendEvent } from '../outbox/deliver-events.ts'
import type { Sql } from '../sql/database.ts'
import { type Context, createContext, type Services } from './context/context.ts'
import { errorMessages } from './context/errors.ts'
import { createFileRoute } from './editor/file-route.ts'
import { createRedirectRoute } from './editor/redirect-route.ts'
import { createRetentionRoute } from './forms/retention-route.ts'
import { createSubmissionEvents } from './forms/submission-events.ts'
import type { LinkToFile, SendMail } from './forms/submission-mails.ts'
import { createSubscriptionRoute } from './forms/subscription-route.ts'
import type { LinkToConfirmation } from './forms/subscriptions.ts'
import { createUploadRoomRoute } from './forms/upload-room-route.ts'
import { createContentSchema } from './schema.ts'
import type { UploadLimits } from './sql/submissions.ts'

type ContentOptions = {
  db: Sql
  /** Sends debug messages, allows introspection and serves GraphiQL. */
  debug: boolean
  /** Origin of the shop, for absolute URLs of pages and pictures. */
  shopOrigin: string
  pictureHash?: (path: string) => string | null
  /** Named in mails and on pages of their links. */
  shopName?: string
  /** Mails submissions; null: they are only stored. */
  sendMail?: SendMail | null
  uploads?: UploadLimits
  /** Days after which a submission is deleted; 0: never. */
  formDays?: number
  linkToFile?: LinkToFile | null
  /** null: events stay in their outbox. */
  sendEvent?: SendEvent | null
  linkToConfirmation?: LinkToConfirmation | null
  now?: () => Date
  /** SDL to serve, for tests of clients without extensions; the whole contract by default. */
  contract?: string
}

const defaultUploads: UploadLimits = { quotaBytes: 1_000_000_000, keepDays: 180 }

/** A form with a file of 5 MB, as base64 in JSON. */
const uploadBytes = 12_000_000

// Aliases that the contract's own documents repeat in each of the seven entry types with blocks.
const freeAliases = ['__typename', 'customText', 'format', ...pictureWidths.map((width) => `webp${width}`)]

/** Creates the backend. It caches only parsed documents, so a changed row is in the next response. */
export function createContent(options: ContentOptions): (request: Request, variables?: object) => Promise<Response> {
  const {
    db,
    debug,
    shopOrigin,
    pictureHash = () => null,
    sendMail = null,
    linkToFile = null,
    now = () => new Date(),
    contract,
  } = options
  const {
    uploads = defaultUploads,
    formDays = 365,
    shopName = 'Proviant',
    linkToConfirmation = null,
    sendEvent = null,
  } = options
  const services: Services = {
    db,
    shopOrigin,
    pictureHash,
    shopName,
    sendMail,
    linkToFile,
    linkToConfirmation,
    uploads,
    now,
  }
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
  const sendFile = createFileRoute(db)
  const confirmSubscription = createSubscriptionRoute(services)
  const deleteOld = createRetentionRoute({ db, now, uploads, formDays })
  const deliverEvents = createEventsRoute(createSubmissionEvents(services), sendEvent)
  const readUploadRoom = createUploadRoomRoute(services)
  return async (request, variables) =>
    (await takeRedirect(request)) ??
    (await sendFile(request)) ??
    (await confirmSubscription(request)) ??
    (await readUploadRoom(request)) ??
    (await deleteOld(request)) ??
    (await deliverEvents(request)) ??
    graphql(request, variables)
}
