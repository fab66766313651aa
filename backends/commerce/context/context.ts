// What every resolver is given: the services of this handler and who asks, in which language. Built once per request by handler.ts.

import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { createReader, type Read } from '../../sql/reader.ts'
import type { Catalogue, CatalogueStore } from '../catalogue/catalogue.ts'
import type { SendMail } from '../mail/deliver.ts'
import type { SmallOrders } from '../rules/delivery/shipping.ts'
import { hashSecret } from '../rules/secrets.ts'
import { selectCatalogueVersion, toVersion, type VersionRow } from '../sql/catalogue.ts'
import { type CustomerRow, selectCustomerByToken } from '../sql/customers.ts'
import { refusal } from './errors.ts'
import { createProductReader, type ProductReader } from './product-reader.ts'

/** Runs at most a few password hashes at once; gives null when too many wait. */
export type Hashing = <Value>(work: () => Promise<Value>) => Promise<Value | null>

/** What a handler is made of; lives as long as the handler. */
export type Services = {
  db: Sql
  catalogue: CatalogueStore
  hashing: Hashing
  shopOrigin: string
  /** The wholesaler, as its papers name it. */
  shopName: string
  /** Where the wholesaler reads of requests for access; null: nowhere. */
  operatorEmail: string | null
  /** Order value, tax excluded, under which nothing is delivered; 0: none. */
  minimumOrderCents: number
  /** What an order below a value pays for its delivery. */
  smallOrders: SmallOrders
  /** Sign what mails let their reader do: the first signs, all are believed. */
  linkKeys: readonly Uint8Array[]
  /** How mails leave; null: they stay in the outbox. */
  sendMail: SendMail | null
  now: () => Date
}

export type Context = Omit<Services, 'catalogue'> & {
  locale: Locale
  read: Read
  /** SHA-256 of the bearer token, null without one. */
  tokenHash: string | null
  /** SHA-256 of the guest cart's token, null without one. */
  cartTokenHash: string | null
  idempotencyKey: string | null
  /** Opaque name of the visitor's network, for the login limit. */
  network: string | null
  /** Of the range as it is now; read on its own, it goes along with other reads. */
  catalogueVersion: () => Promise<string>
  /** The range, the same for the whole request. */
  catalogue: () => Promise<Catalogue>
  /** The customer behind the token; null for guests and for tokens that are no longer good. */
  customer: () => Promise<CustomerRow | null>
  products: ProductReader
}

/** @throws nothing: a bad token is a guest until a field needs a customer */
export function createContext(services: Services, request: Request): Context {
  const { db, now } = services
  const locale = toLocale(request.headers.get('x-locale'))
  const token = toBearer(request.headers.get('authorization'))
  const cartToken = toOpaque(request.headers.get('x-cart-token'), 16)
  const tokenHash = token === null ? null : hashSecret(token)
  const read = createReader(db)
  const customer = once(async () => {
    if (tokenHash === null) return null
    const [row = null] = await read<CustomerRow>(selectCustomerByToken(db, tokenHash, now().toISOString()))
    return row
  })
  const catalogueVersion = once(async () => toVersion(await read<VersionRow>(selectCatalogueVersion(db))))
  return {
    ...services,
    locale,
    read,
    tokenHash,
    cartTokenHash: cartToken === null ? null : hashSecret(cartToken),
    idempotencyKey: toOpaque(request.headers.get('idempotency-key'), 1),
    network: toOpaque(request.headers.get('x-client-network'), 1),
    catalogueVersion,
    catalogue: once(async () => services.catalogue(await catalogueVersion())),
    customer,
    products: createProductReader(db, locale, customer),
  }
}

/** The customer, or UNAUTHENTICATED in the reader's language. */
export async function requireCustomer(context: Context): Promise<CustomerRow> {
  const customer = await context.customer()
  if (!customer) throw refusal(context.locale, 'UNAUTHENTICATED', 'error.unauthenticated')
  return customer
}

// Bagisto 1.x hands out tokens that already begin with "Bearer ", so the word may come twice.
function toBearer(header: string | null): string | null {
  const token = /^(?:bearer\s+){1,2}([\w.~+/=-]{16,512})$/i.exec(header ?? '')?.[1]
  return token ?? null
}

function toOpaque(header: string | null, minimum: number): string | null {
  return header !== null && header.length >= minimum && header.length <= 200 ? header : null
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read()
    return value
  }
}
