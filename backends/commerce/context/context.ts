// Context of every resolver, built per request: services of the handler, caller and language.
import { type Locale, toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { createReader, type Read } from '../../sql/reader.ts'
import type { Catalogue, CatalogueStore } from '../catalogue/catalogue.ts'
import type { SendMail } from '../mail/deliver.ts'
import type { Seller } from '../rules/invoice.ts'
import { hashSecret } from '../rules/secrets.ts'
import type { DeliveryFeeRule } from '../rules/shipping.ts'
import { selectCatalogueVersion, toVersion, type VersionRow } from '../sql/catalogue.ts'
import { type CustomerRow, selectCustomerByToken } from '../sql/customers.ts'
import { selectUser } from '../sql/users.ts'
import { codedError } from './errors.ts'
import { createProductReader, type ProductReader } from './product-reader.ts'

/**
 * Runs a limited number of password hashes at a time; null if the queue is full. `isTrusted`: a session, a known device or a valid link,
 * which attempts by unauthorized callers must not delay.
 */
export type LimitHashing = <Value>(work: () => Promise<Value>, isTrusted?: boolean) => Promise<Value | null>

export type Services = {
  db: Sql
  catalogue: CatalogueStore
  hashing: LimitHashing
  shopOrigin: string
  /** First eight digits of the SHA-256 of a picture by its path, such as `/media/products/104882.webp`; null if unknown. */
  pictureHash: (path: string) => string | null
  shopName: string
  /** Address for mails about orders, requests for access and forms; null: no mails. */
  operatorEmail: string | null
  /** Of mails to the operator. */
  operatorLocale: Locale
  seller: Seller
  /** Telephone number for customers, in mails about orders; null: none. */
  orderPhone: string | null
  minimumOrderCents: number
  smallOrders: DeliveryFeeRule
  /** Keys for signed links in mails: the first signs, all verify. */
  linkKeys: readonly Uint8Array[]
  /** null: mails stay in the outbox. */
  sendMail: SendMail | null
  now: () => Date
}

export type Context = Omit<Services, 'catalogue'> & {
  locale: Locale
  read: Read
  /** SHA-256 of the bearer token; null without one. */
  tokenHash: string | null
  /** SHA-256 of the guest cart's token; null without one. */
  cartTokenHash: string | null
  idempotencyKey: string | null
  /** Opaque name of the client's network, for rate limits. */
  network: string | null
  /** Opaque name of a device on which the account has logged in before; only the shop can set it. */
  device: string | null
  /** Current version; batched with other reads of the same tick. */
  catalogueVersion: () => Promise<string>
  /** One snapshot per request. */
  catalogue: () => Promise<Catalogue>
  /** The customer of the token; null for guests and for expired tokens. */
  customer: () => Promise<CustomerRow | null>
  /** A user of the customer's company, also a removed one; read once per request. */
  user: (id: number) => Promise<CustomerRow | null>
  products: ProductReader
}

/** Does not throw: a request with an invalid token is a guest's until a field needs a customer. */
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
    device: toOpaque(request.headers.get('x-client-device'), 16),
    catalogueVersion,
    catalogue: once(async () => services.catalogue(await catalogueVersion())),
    customer,
    user: createUserReader(db, read, customer),
    products: createProductReader(db, locale, customer, now),
  }
}

/** Context of work in the name of a customer that no request starts, in the language of their mails. */
export function createJobContext(services: Services, customer: CustomerRow, locale: Locale): Context {
  const context = createContext(services, new Request('http://job.embedded/', { headers: { 'x-locale': locale } }))
  const self = async () => customer
  return {
    ...context,
    customer: self,
    user: createUserReader(services.db, context.read, self),
    products: createProductReader(services.db, locale, self, services.now),
  }
}

function createUserReader(db: Sql, read: Read, customer: () => Promise<CustomerRow | null>): Context['user'] {
  const users = new Map<number, Promise<CustomerRow | null>>()
  const readUser = async (id: number) => {
    const caller = await customer()
    if (!caller || caller.id === id) return caller
    const [row = null] = await read<CustomerRow>(selectUser(db, caller.company_id, id))
    return row
  }
  return (id) => {
    const user = users.get(id) ?? readUser(id)
    users.set(id, user)
    return user
  }
}

/** @throws UNAUTHENTICATED in the language of the request */
export async function requireCustomer(context: Context): Promise<CustomerRow> {
  const customer = await context.customer()
  if (!customer) throw codedError(context.locale, 'UNAUTHENTICATED', 'error.unauthenticated')
  return customer
}

// Bagisto 1.x returns tokens that begin with "Bearer ", so the scheme may come twice.
export function toBearer(header: string | null): string | null {
  const token = /^(?:bearer\s+){1,2}([\w.~+/=-]{16,512})$/i.exec(header ?? '')?.[1]
  return token ?? null
}

/** Null for a header that is absent or too short or long. */
export function toOpaque(header: string | null, minimum: number): string | null {
  return header !== null && header.length >= minimum && header.length <= 200 ? header : null
}

/** Reads at the first call and returns the same promise after that. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null
  return () => {
    value ??= read()
    return value
  }
}
