/** Every variable of the environment that the shop reads. `npm run generate` writes .env.example from this table and its comments. */
import { ConfigError } from './config-error.ts'
import * as format from './formats.ts'

const settings = {
  /** `production`: no demo, no defaults for secrets, and an https origin is required. */
  NODE_ENV: format.text,
  /** Origin of canonical links, of the CSRF check of writes, and of links in mails. Required in production. */
  PUBLIC_ORIGIN: format.origin,
  /** First part of every page title. */
  BRAND_NAME: format.withDefault('Proviant', format.text),
  /** Phone number on outage screens, which cannot query the CMS, and in mails of the embedded commerce backend about orders. The demo has a default. */
  ORDER_LINE: format.text,
  /** Screens that are always light or dark, regardless of the visitor's choice: `dark` for all, or login=dark,checkout=light with names of src/i18n/routes.ts. */
  COLOUR_MODES: format.colourModes,
  /** E-mail address that receives each order of the embedded commerce backend after its cut-off, and quote requests, requests for access and forms. Empty in production: no such mails are sent. */
  OPERATOR_EMAIL: format.email,
  /** Language of those mails: nl, en, de or fr. */
  OPERATOR_LANGUAGE: format.withDefault('en', format.language),
  /** Street and number of the seller: on invoices and UBL orders of the embedded commerce backend, in mails about orders, and where goods are collected. The six variables of the seller are set together; without them it is the one of the demo. */
  SELLER_STREET: format.text,
  /** Postcode of the seller, such as 1015 DB. */
  SELLER_POSTCODE: format.text,
  /** City of the seller. */
  SELLER_CITY: format.text,
  /** Country of the seller, such as NL: a delivery to a company of another member state is exempt from VAT. */
  SELLER_COUNTRY: format.country,
  /** VAT number of the seller, with its country, as on invoices. */
  SELLER_VAT_NUMBER: format.vatNumber,
  /** Bank account of the seller, for invoices and the payment data that customers see. */
  SELLER_IBAN: format.iban,
  /** BIC of that account. Inside SEPA the IBAN is enough. */
  SELLER_BIC: format.bic,
  /** Order value in whole euros, tax excluded, below which the embedded commerce backend does not deliver; collection is always possible. 0: no minimum. */
  MINIMUM_ORDER: format.withDefault('0', format.wholeNumber(0)),
  /** Cost of delivery by the embedded commerce backend for an order below FREE_DELIVERY_FROM, in whole euros, tax excluded. 0: delivery is free. */
  SMALL_ORDER_FEE: format.withDefault('15', format.wholeNumber(0)),
  /** Order value in whole euros, tax excluded, from which delivery is free. */
  FREE_DELIVERY_FROM: format.withDefault('250', format.wholeNumber(0)),
  /** SMTP server for the mails of the embedded backend, on Node only: smtp://user:password@mail.example:587, or smtps:// for TLS from the start. Without it and MAIL_API_URL mails stay in the outbox. */
  SMTP_URL: format.smtpUrl,
  /** HTTP API of a mail provider, in place of SMTP_URL, on Node and Workers. */
  MAIL_API_URL: format.mailApiUrl,
  /** Bearer token for MAIL_API_URL. */
  MAIL_API_TOKEN: format.bearerToken,
  /** Sender of mails: Proviant <shop@shop.example>. Required with SMTP_URL or MAIL_API_URL. */
  MAIL_FROM: format.sender,
  /** URL that receives each order and quote request of the embedded commerce backend, and each request for access, as JSON: orders after their cut-off, when they can no longer be canceled. docs/orders.md describes the calls. Empty: none. */
  ORDER_WEBHOOK_URL: format.mailApiUrl,
  /** Key that signs the calls to ORDER_WEBHOOK_URL, and those to /api/operator/orders and /api/operator/quotes, at least 32 characters: X-Proviant-Signature: t=<unix>,v1=<hmac-sha256 of "t.body">. Without it these paths do not exist. */
  ORDER_WEBHOOK_KEY: format.longSecret,
  /** GraphQL endpoint of a commerce backend. Empty: the embedded one. */
  COMMERCE_URL: format.url,
  /** Extensions of the contract that COMMERCE_URL has, as printed by `npm run contract -- check`: Cart.version, Mutation.addItemsToCart, or none; all for an embedded backend that another process serves. Empty: the shop detects them by introspection; if introspection is rejected, it uses none. */
  COMMERCE_EXTENSIONS: format.names,
  /** Token of the shop itself for COMMERCE_URL, sent with every call to it. Without COMMERCE_URL: the token that /graphql/commerce requires, so that it serves other shops. Empty: none. */
  COMMERCE_TOKEN: format.headerToken,
  /** Header that carries COMMERCE_TOKEN. Not authorization, which carries the customer's token. */
  COMMERCE_TOKEN_HEADER: format.withDefault('x-service-token', format.tokenHeader),
  /** Scheme of the Authorization header. Empty: the type that the login returns, or Bearer. */
  COMMERCE_TOKEN_TYPE: format.text,
  /** Shipping method of orders if the backend lists none. */
  COMMERCE_SHIPPING_METHOD: format.withDefault('delivery_delivery', format.text),
  /** GraphQL endpoint of a CMS. Empty: the embedded one. */
  CONTENT_URL: format.url,
  /** Extensions of the contract that CONTENT_URL has, like COMMERCE_EXTENSIONS. */
  CONTENT_EXTENSIONS: format.names,
  /** Bearer token for CONTENT_URL, or without it for /graphql/content, like COMMERCE_TOKEN. */
  CONTENT_TOKEN: format.headerToken,
  /** Site id of each language at the CMS. */
  CONTENT_SITES: format.withDefault(format.defaultSites, format.sites),
  /** Id of the CMS page with the FAQ, the same in every language. Empty: the page of the embedded CMS, or none for an external CMS. */
  CONTENT_FAQ_PAGE: format.entryId,
  /** Keys that encrypt sessions, kid:base64 of 32 bytes, comma separated. The first encrypts, all decrypt. Generated in DATA_DIR outside production. */
  SESSION_KEYS: format.list(format.sessionKey),
  /** Secrets of at least 32 characters that /api/purge accepts, comma separated. Generated in DATA_DIR outside production. */
  PURGE_TOKENS: format.list(format.longSecret),
  /** Key of signed purge calls. If it is set, they require X-Proviant-Signature: t=<unix>,v1=<hmac-sha256 of "t.body">. */
  PURGE_HMAC_KEY: format.secret(format.text),
  /** Key that an external CMS uses to sign preview links, at least 32 characters. Not used by the embedded CMS. */
  PREVIEW_KEY: format.longSecret,
  /** Purge calls per minute. */
  PURGE_LIMIT: format.withDefault('60', format.wholeNumber(1)),
  /** Pages per minute for one customer, with a burst of a fifteenth of them and six concurrent renders, two of the same page. 0: no limit. */
  CUSTOMER_LIMIT: format.withDefault('600', format.wholeNumber(0)),
  /** Rendered pages per minute for the guests of one address: pages that are not cached and that no page links to, such as combined filters. A linked page that is not cached yet, and a screen such as the login, count as a fifth. 0: no limit. Cached pages and pages of logged-in customers are not counted. */
  PAGE_LIMIT: format.withDefault('120', format.wholeNumber(0)),
  /** Searches per minute for the guests of one address. 0: no limit. */
  SEARCH_LIMIT: format.withDefault('600', format.wholeNumber(0)),
  /** Requests per minute for pages that do not exist, for one address. 0: no limit. */
  UNKNOWN_LIMIT: format.withDefault('60', format.wholeNumber(0)),
  /** Submissions of CMS forms in ten minutes from one network; five with one e-mail address. 0: no limit. */
  FORM_LIMIT: format.withDefault('20', format.wholeNumber(0)),
  /** Megabytes that all files uploaded to the embedded CMS may occupy; a file occupies a third more than its size. */
  UPLOAD_QUOTA: format.withDefault('1000', format.wholeNumber(0)),
  /** Days after which a file that was uploaded to the embedded CMS is deleted. 0: never. */
  UPLOAD_DAYS: format.withDefault('180', format.wholeNumber(0)),
  /** Days after which the embedded commerce backend deletes an order with its paid invoice, and the name of a removed user. 3653 days are ten years, which the laws of Belgium, Germany and France require at most. 0: never. */
  ORDER_DAYS: format.withDefault('3653', format.wholeNumber(0)),
  /** Days after which the embedded backends delete a form submission with its files, and a request for access that was not approved. 0: never. */
  FORM_DAYS: format.withDefault('365', format.wholeNumber(0)),
  /** Days after which the embedded commerce backend deletes a mail from its outbox. 0: never. */
  MAIL_DAYS: format.withDefault('30', format.wholeNumber(0)),
  /** Days after its last request after which a path is deleted from the 404 log. 0: never. */
  NOT_FOUND_DAYS: format.withDefault('90', format.wholeNumber(0)),
  /** Redis or Valkey that several shop processes on Node share: redis://user:password@cache.example:6379/0, or rediss:// for TLS. It has their cached pages and responses, purges and rate limits. Requires COMMERCE_URL and CONTENT_URL. Empty: each DATA_DIR has its own. */
  CACHE_URL: format.cacheUrl,
  /** Hosts of payment pages to which an order may redirect, comma separated. */
  REDIRECT_HOSTS: format.list(format.host),
  /** Origins of pictures in addition to the backends' own, for example https://cdn.example, comma separated. */
  IMAGE_ORIGINS: format.list(format.origin),
  /** Folders of pictures on the backends' own hosts, comma separated. The shop requests no pictures from other folders. */
  IMAGE_PATHS: format.withDefault('/media/,/cache/,/storage/,/uploads/,/images/,/assets/', format.list(format.folder)),
  /** URL of icons that the shop's icon set (Phosphor, regular weight) lacks, such as https://cdn.jsdelivr.net/npm/@tabler/icons@3/icons/outline/{name}.svg. Only the shop requests it, never a visitor. Empty: such icons are left out. */
  ICON_URL: format.iconUrl,
  /** 1: demo accounts and banner. Default: 1, in production 0. */
  DEMO: format.flag,
  /** 1: exposes the embedded backends at /graphql/commerce and /graphql/content. Default: 1, in production 0. */
  EXPOSE_GRAPHQL: format.flag,
  /** Addresses and CIDR ranges of trusted proxies, comma separated: Node reads their X-Forwarded-For. Required behind a proxy, since limits count per network. */
  TRUST_PROXY: format.networks,
  /** Bearer token with which /metrics returns metrics in the format of Prometheus, at least 32 characters; on Node only. Empty: /metrics returns 404. */
  METRICS_TOKEN: format.longBearerToken,
  /** debug, info, warn or error */
  LOG_LEVEL: format.withDefault('info', format.logLevel),
}

type Settings = typeof settings
type Name = keyof Settings
type Value<Setting> =
  Setting extends format.Format<infer Value> ? (Setting extends { default: string } ? Value : Value | null) : never

export const names = Object.keys(settings) as Name[]
export const defaultOf = (name: Name) => settings[name].default ?? ''

export type Vars = { [Key in Name]?: string }

/** Selects the shop's variables. An empty one counts as not set. */
export const pickVars = (environment: Partial<Record<string, string>>): Vars =>
  Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))

function read(name: Name, given: string | undefined): unknown {
  const { what, isSecret, read, default: usual }: format.Format<unknown> = settings[name]
  const text = given || usual
  if (!text) return null
  const value = read(text)
  if (value !== null) return value
  throw new ConfigError(`${name} must be ${what}${isSecret ? '' : `, not ${JSON.stringify(text)}`}`)
}

/** The value of each variable; null if it is not given and has no default. @throws ConfigError */
export const parseSettings = (vars: Vars) =>
  Object.fromEntries(names.map((name) => [name, read(name, vars[name])])) as { [Key in Name]: Value<Settings[Key]> }
