/** The environment, read once and checked: a missing or malformed value is one sentence that names it. */
import { isLocale, type Locale, locales } from '#i18n/locales.ts'
import { type RouteName, routes } from '#i18n/routes.ts'
import { ConfigError } from './config-error.ts'
import { type MailConfig, readMail } from './mail-config.ts'
import type { Vars } from './vars.ts'

export interface Config {
  /** Origin in canonical links and the CSRF check; null on localhost, where the request tells. */
  publicOrigin: string | null
  brand: string
  /** Telephone number on the screens that nothing else reaches: the rest of the shop has the CMS's. */
  orderLine: string | null
  /** Screens that show one colour mode, whatever their visitors chose. */
  colourModes: Partial<Record<RouteName, 'light' | 'dark'>>
  production: boolean
  demo: boolean
  exposeGraphql: boolean
  commerceUrl: string | null
  /** Overrides the token type that a login answers. */
  commerceTokenType: string | null
  /** Code of the way of delivery at a backend that lists none. */
  shippingMethod: string
  contentUrl: string | null
  contentToken: string | null
  /** CMS site id of each language. */
  sites: Record<Locale, number>
  /** CMS id, the same in every site, of the page that shows questions and answers: they have no page of their own. */
  faqPage: string | null
  sessionKeys: { kid: string; bytes: Uint8Array<ArrayBuffer> }[]
  purgeTokens: string[]
  /** Purge calls a minute. */
  purgeLimit: number
  /** A minute and network, 0 for none: pages drawn for guests under addresses that no link leads to, searches, addresses of nothing. */
  limits: { pages: number; searches: number; unknown: number }
  purgeHmacKey: string | null
  /** With which an external CMS signs links to previews. */
  previewKey: string | null
  /** Hosts a payment page may live on. */
  redirectHosts: string[]
  /** Where pictures of external backends lie beside their own hosts. */
  imageOrigins: string[]
  /** Where pictures lie on the external backends' own hosts: `/media/`. */
  imagePaths: string[]
  /** Address of an icon that the shop does not have itself, with `{name}` in it; null: there are no others. */
  iconUrl: string | null
  /** Where the wholesaler reads of requests for access; null: nowhere. */
  operatorEmail: string | null
  /** Euros, tax excluded, under which the embedded backend delivers nothing; 0: none. */
  minimumOrder: number
  /** Euros, tax excluded, that delivery by the embedded backend costs an order below `freeDeliveryFrom`. */
  smallOrderFee: number
  freeDeliveryFrom: number
  /** How the embedded backend's mails leave; null: they stay in its outbox. */
  mail: MailConfig | null
  logLevel: 'debug' | 'info' | 'warn' | 'error'
}

const list = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function readOrigin(name: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new ConfigError(`${name} must be an origin like https://shop.example, not "${value}"`)
  }
  return url.origin
}

/** A name that only this machine answers to. */
export const isLoopback = (origin: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)

/** Over plain http session cookies would not be secure; a machine may try its own production build. */
function requireSecure(publicOrigin: string | null) {
  if (!publicOrigin) throw new ConfigError('PUBLIC_ORIGIN is required in production')
  if (publicOrigin.startsWith('http:') && !isLoopback(publicOrigin))
    throw new ConfigError(`PUBLIC_ORIGIN must be an https origin in production, not "${publicOrigin}"`)
}

function readUrl(name: string, value: string | undefined): string | null {
  if (!value) return null
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new ConfigError(`${name} must be an http(s) URL, not "${value}"`)
  return value
}

function readSites(value = 'nl=1,en=2,de=3,fr=4'): Record<Locale, number> {
  const pairs = list(value).map((pair) => pair.split('='))
  const sites = Object.fromEntries(
    pairs
      .filter(([locale, id]) => isLocale(locale) && /^\d+$/.test(id ?? ''))
      .map(([locale, id]) => [locale, Number(id)]),
  )
  if (locales.some((locale) => !(locale in sites)))
    throw new ConfigError(`CONTENT_SITES must look like nl=1,en=2,de=3,fr=4, not "${value}"`)
  return sites as Record<Locale, number>
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

/** A mode alone is every screen's; later ones win. */
function readColourModes(value: string | undefined): Config['colourModes'] {
  const modes: Config['colourModes'] = {}
  for (const part of list(value)) {
    const [, name, mode] = /^(?:(\w+)=)?(light|dark)$/.exec(part) ?? []
    if (!mode || (name && !isRoute(name)))
      throw new ConfigError(`COLOUR_MODES must look like dark or login=dark,checkout=light, not "${part}"`)
    for (const route of name ? [name] : Object.keys(routes)) modes[route as RouteName] = mode as 'light' | 'dark'
  }
  return modes
}

/** @param embedded id of that page in the embedded CMS, which holds where no other CMS is named */
function readFaqPage(env: Vars, embedded = '16'): string | null {
  const id = env.CONTENT_FAQ_PAGE || (env.CONTENT_URL ? '' : embedded)
  if (!/^\d*$/.test(id)) throw new ConfigError(`CONTENT_FAQ_PAGE must be the id of an entry, not "${id}"`)
  return id || null
}

function readKeys(value: string | undefined) {
  const keys = list(value).map((pair) => {
    const [kid = '', base64 = ''] = pair.split(':')
    const isBase64 = /^[A-Za-z0-9+/]{43}=$/.test(base64)
    const bytes = Uint8Array.from(isBase64 ? atob(base64) : '', (char) => char.charCodeAt(0))
    if (!/^\w+$/.test(kid) || bytes.length !== 32)
      throw new ConfigError('SESSION_KEYS must be kid:base64 of 32 bytes, comma separated')
    return { kid, bytes }
  })
  if (!keys.length) throw new ConfigError('SESSION_KEYS is missing: kid:base64 of 32 bytes, comma separated')
  return keys
}

function readLimit(name: string, value: string | undefined, usual: number, least: 0 | 1): number {
  if (!value) return usual
  if (!/^\d{1,6}$/.test(value) || Number(value) < least)
    throw new ConfigError(`${name} must be a whole number from ${least}, not "${value}"`)
  return Number(value)
}

/** Host names, with a port where they have one: they go into the policy of every page. */
function readHosts(value: string | undefined): string[] {
  const hosts = list(value)
  const odd = hosts.find((host) => !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(host))
  if (odd) throw new ConfigError(`REDIRECT_HOSTS must be hosts like pay.example, comma separated, not "${odd}"`)
  return hosts
}

/** Usual places of shops and content systems, unless the operator names others. */
function readFolders(value = '/media/,/cache/,/storage/,/uploads/,/images/,/assets/'): string[] {
  const folders = list(value)
  const odd = folders.find((folder) => !/^\/(?:[\w.~-]+\/)*$/.test(folder))
  if (odd) throw new ConfigError(`IMAGE_PATHS must be folders like /media/, comma separated, not "${odd}"`)
  return folders
}

function readIconUrl(value: string | undefined): string | null {
  if (value && !value.includes('{name}')) throw new ConfigError(`ICON_URL must have {name} in it, not "${value}"`)
  return readUrl('ICON_URL', value)
}

function readSecret(name: string, value: string | undefined): string | null {
  if (value && value.length < 32) throw new ConfigError(`${name} must be at least 32 characters`)
  return value || null
}

function readOperator(value: string | undefined, production: boolean): string | null {
  if (!value) return production ? null : 'operator@proviant.example'
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    throw new ConfigError(`OPERATOR_EMAIL must be an e-mail address, not "${value}"`)
  return value
}

function readLevel(value = 'info'): Config['logLevel'] {
  if (value === 'debug' || value === 'info' || value === 'warn' || value === 'error') return value
  throw new ConfigError(`LOG_LEVEL must be debug, info, warn or error, not "${value}"`)
}

/** @throws ConfigError with one sentence for the operator */
export function readConfig(env: Vars): Config {
  const production = env.NODE_ENV === 'production'
  const publicOrigin = readOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN)
  if (production) requireSecure(publicOrigin)
  const purgeTokens = list(env.PURGE_TOKENS)
  if (purgeTokens.some((token) => token.length < 32))
    throw new ConfigError('PURGE_TOKENS must be at least 32 characters each')
  if (production && purgeTokens.length === 0)
    throw new ConfigError('PURGE_TOKENS is required in production: one or more secrets of at least 32 characters')
  return {
    publicOrigin,
    brand: env.BRAND_NAME || 'Proviant',
    orderLine: env.ORDER_LINE || (production ? null : '+32 3 555 01 40'),
    colourModes: readColourModes(env.COLOUR_MODES),
    production,
    demo: env.DEMO ? env.DEMO === '1' : !production,
    exposeGraphql: env.EXPOSE_GRAPHQL ? env.EXPOSE_GRAPHQL === '1' : !production,
    commerceUrl: readUrl('COMMERCE_URL', env.COMMERCE_URL),
    commerceTokenType: env.COMMERCE_TOKEN_TYPE || null,
    shippingMethod: env.COMMERCE_SHIPPING_METHOD || 'delivery_delivery',
    contentUrl: readUrl('CONTENT_URL', env.CONTENT_URL),
    contentToken: env.CONTENT_TOKEN || null,
    sites: readSites(env.CONTENT_SITES || undefined),
    faqPage: readFaqPage(env),
    sessionKeys: readKeys(env.SESSION_KEYS),
    purgeTokens,
    purgeLimit: readLimit('PURGE_LIMIT', env.PURGE_LIMIT, 60, 1),
    limits: {
      pages: readLimit('PAGE_LIMIT', env.PAGE_LIMIT, 120, 0),
      searches: readLimit('SEARCH_LIMIT', env.SEARCH_LIMIT, 600, 0),
      unknown: readLimit('UNKNOWN_LIMIT', env.UNKNOWN_LIMIT, 60, 0),
    },
    purgeHmacKey: env.PURGE_HMAC_KEY || null,
    previewKey: readSecret('PREVIEW_KEY', env.PREVIEW_KEY),
    redirectHosts: readHosts(env.REDIRECT_HOSTS),
    imageOrigins: list(env.IMAGE_ORIGINS).map((origin) => readOrigin('IMAGE_ORIGINS', origin) ?? ''),
    imagePaths: readFolders(env.IMAGE_PATHS || undefined),
    iconUrl: readIconUrl(env.ICON_URL),
    operatorEmail: readOperator(env.OPERATOR_EMAIL, production),
    minimumOrder: readLimit('MINIMUM_ORDER', env.MINIMUM_ORDER, 0, 0),
    smallOrderFee: readLimit('SMALL_ORDER_FEE', env.SMALL_ORDER_FEE, 15, 0),
    freeDeliveryFrom: readLimit('FREE_DELIVERY_FROM', env.FREE_DELIVERY_FROM, 250, 0),
    mail: readMail(env),
    logLevel: readLevel(env.LOG_LEVEL || undefined),
  }
}
