// Context of every resolver, built per request: the catalogue's snapshot, the caller's session in Vendure, and the language.
import { type CachedSession, type Customer, type CustomerGroup, LanguageCode, RequestContext } from '@vendure/core'
import type { Catalogue } from '../../../../backends/commerce/catalogue/catalogue.ts'
import {
  type Context as CatalogueContext,
  once,
  toBearer,
  toOpaque,
} from '../../../../backends/commerce/context/context.ts'
import { codedError } from '../../../../backends/commerce/context/errors.ts'
import { createProductReader } from '../../../../backends/commerce/context/product-reader.ts'
import { hashSecret } from '../../../../backends/commerce/rules/secrets.ts'
import type { CustomerRow } from '../../../../backends/commerce/sql/customers.ts'
import { type Locale, toLocale } from '../../../../backends/graphql/locales.ts'
import { createReader } from '../../../../backends/sql/reader.ts'
import type { Snapshot } from '../catalogue/snapshot.ts'
import { priceGroupOf } from '../engine/prices.ts'
import type { Engine } from './engine.ts'

export type Caller = { customer: Customer; groups: CustomerGroup[] }

export type Context = CatalogueContext & {
  engine: Engine
  snapshot: Snapshot
  assetOrigin: string
  /** Vendure's context of the bearer token's session, else without a session. */
  request: () => Promise<RequestContext>
  /** Vendure's context without a session. */
  guest: () => Promise<RequestContext>
  /** The customer of the bearer token with their groups; null for guests and for tokens that are not valid. */
  caller: () => Promise<Caller | null>
  /** Bearer token as sent; null without one. */
  token: string | null
}

export type Services = {
  engine: Engine
  snapshot: () => Snapshot
  /** Origin of the bridge, for pictures. */
  assetOrigin: string
}

const languages: Record<Locale, LanguageCode> = {
  nl: LanguageCode.nl,
  en: LanguageCode.en,
  de: LanguageCode.de,
  fr: LanguageCode.fr,
}

export function createContext({ engine, snapshot: current, assetOrigin }: Services, request: Request): Context {
  const snapshot = current()
  const locale = toLocale(request.headers.get('x-locale'))
  const token = toBearer(request.headers.get('authorization'))
  const cartToken = toOpaque(request.headers.get('x-cart-token'), 16)
  const cartTokenHash = cartToken === null ? null : hashSecret(cartToken)
  const toRequest = async (session?: CachedSession) => {
    const channel = await engine.channels.getDefaultChannel()
    const parts = { channel, languageCode: languages[locale], currencyCode: channel.defaultCurrencyCode }
    const rights = { isAuthorized: true, authorizedAsOwnerOnly: false }
    return new RequestContext({ apiType: 'shop', ...parts, ...rights, ...(session && { session }) })
  }
  const caller = once(async () => {
    const session = token === null || hasEnded(token) ? undefined : await engine.sessions.getSessionFromToken(token)
    if (!session?.user) return null
    const context = await toRequest(session)
    const customer = await engine.customers.findOneByUserId(context, session.user.id)
    if (!customer?.customFields.approved) return null
    return { context, customer, groups: await engine.customers.getCustomerGroups(context, customer.id) }
  })
  const customer = once(async () => toCustomerRow(await caller()))
  const { db } = snapshot
  const now = () => new Date()
  const services = {
    engine,
    snapshot,
    assetOrigin,
    db,
    read: createReader(db),
    locale,
    token,
    tokenHash: token,
    cartTokenHash,
    idempotencyKey: toOpaque(request.headers.get('idempotency-key'), 1),
    network: toOpaque(request.headers.get('x-client-network'), 1),
    device: toOpaque(request.headers.get('x-client-device'), 16),
    catalogueVersion: async () => snapshot.version,
    catalogue: once((): Promise<Catalogue> => snapshot.catalogue()),
    customer,
    products: createProductReader(db, locale, customer, now),
    now,
    caller,
    guest: () => toRequest(),
    // a guest's session is read where the cart is, because Vendure's cache of sessions may be older
    request: once(async () => (await caller())?.context ?? toRequest()),
  }
  // the embedded backend's resolvers of the catalogue use only these services
  return services as unknown as Context
}

/** What the embedded backend's resolvers of the catalogue read of a customer: the price group. */
function toCustomerRow(caller: Caller | null): CustomerRow | null {
  if (!caller) return null
  const id = Number(caller.customer.id)
  const row = { id, company_id: id, price_group: priceGroupOf(caller.groups), has_own_prices: 0, avoided_allergens: '' }
  return row as CustomerRow
}

/** @throws UNAUTHENTICATED in the language of the request */
export async function requireCaller(context: Context): Promise<Caller> {
  const caller = await context.caller()
  if (!caller) throw codedError(context.locale, 'UNAUTHENTICATED', 'error.unauthenticated')
  return caller
}

/** The token of a login contains its end in seconds since 1970; the session has the whole token. */
const hasEnded = (token: string) => Number(token.split('.')[1] ?? Number.POSITIVE_INFINITY) * 1000 <= Date.now()
