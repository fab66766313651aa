/** Reads the configuration: settings, and values that depend on more than one of them. */
import { extensions } from '#contracts/generated/extensions.ts'
import { ConfigError } from './config-error.ts'
import { parseSettings, type Vars } from './settings.ts'

type Settings = ReturnType<typeof parseSettings>
export type Config = ReturnType<typeof readConfig>

export const isLoopback = (origin: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)

const embeddedFaqPage = '16'

/** @throws ConfigError with one sentence that names the variable, what is wrong and what it must be */
export function readConfig(vars: Vars) {
  const settings = parseSettings(vars)
  const { PUBLIC_ORIGIN: publicOrigin, SESSION_KEYS: sessionKeys, PURGE_TOKENS: purgeTokens } = settings
  const production = settings.NODE_ENV === 'production'
  if (production && !publicOrigin)
    throw new ConfigError('PUBLIC_ORIGIN is required in production: the origin of the shop, like https://shop.example')
  // without TLS session cookies would not be secure; a local production build needs no certificate
  if (production && publicOrigin?.startsWith('http:') && !isLoopback(publicOrigin))
    throw new ConfigError(`PUBLIC_ORIGIN must be an https origin in production, not "${publicOrigin}"`)
  if (!sessionKeys?.length)
    throw new ConfigError('SESSION_KEYS is missing: one or more of kid:base64 of 32 bytes, comma separated')
  if (production && !purgeTokens?.length)
    throw new ConfigError('PURGE_TOKENS is required in production: one or more secrets of at least 32 characters')
  if (settings.CACHE_URL && !(settings.COMMERCE_URL && settings.CONTENT_URL))
    throw new ConfigError(
      'CACHE_URL requires COMMERCE_URL and CONTENT_URL: the data of an embedded backend belong to one process, which has nothing to share',
    )
  return {
    /** Null: the origin of the request is used. */
    publicOrigin,
    brand: settings.BRAND_NAME,
    operatorLocale: settings.OPERATOR_LANGUAGE,
    seller: toSeller(settings),
    orderPhone: settings.ORDER_LINE ?? (production ? null : '+32 3 555 01 40'),
    colourModes: settings.COLOUR_MODES ?? {},
    production,
    demo: settings.DEMO ?? !production,
    exposeGraphql: settings.EXPOSE_GRAPHQL ?? !production,
    commerceUrl: settings.COMMERCE_URL,
    /** Token of the shop itself; null: none. */
    commerceToken: settings.COMMERCE_TOKEN,
    commerceTokenHeader: settings.COMMERCE_TOKEN_HEADER,
    commerceTokenType: settings.COMMERCE_TOKEN_TYPE,
    shippingMethod: settings.COMMERCE_SHIPPING_METHOD,
    commerceExtensions: toExtensions('COMMERCE_EXTENSIONS', settings.COMMERCE_EXTENSIONS, extensions.commerce),
    contentUrl: settings.CONTENT_URL,
    contentExtensions: toExtensions('CONTENT_EXTENSIONS', settings.CONTENT_EXTENSIONS, extensions.content),
    contentToken: settings.CONTENT_TOKEN,
    sites: settings.CONTENT_SITES,
    faqPage: settings.CONTENT_FAQ_PAGE ?? (settings.CONTENT_URL ? null : embeddedFaqPage),
    sessionKeys,
    purgeTokens: purgeTokens ?? [],
    purgeLimit: settings.PURGE_LIMIT,
    /** Per minute and network; 0: no limit. */
    limits: {
      customers: settings.CUSTOMER_LIMIT,
      pages: settings.PAGE_LIMIT,
      searches: settings.SEARCH_LIMIT,
      unknown: settings.UNKNOWN_LIMIT,
    },
    /** In ten minutes from one network; 0: no limit. */
    formLimit: settings.FORM_LIMIT,
    /** In days; 0: forever. */
    retention: {
      orders: settings.ORDER_DAYS,
      forms: settings.FORM_DAYS,
      mails: settings.MAIL_DAYS,
      notFound: settings.NOT_FOUND_DAYS,
    },
    uploads: { quotaBytes: settings.UPLOAD_QUOTA * 1_000_000, keepDays: settings.UPLOAD_DAYS },
    purgeHmacKey: settings.PURGE_HMAC_KEY,
    previewKey: settings.PREVIEW_KEY,
    redirectHosts: settings.REDIRECT_HOSTS ?? [],
    imageOrigins: settings.IMAGE_ORIGINS ?? [],
    imagePaths: settings.IMAGE_PATHS,
    iconUrl: settings.ICON_URL,
    operatorEmail: settings.OPERATOR_EMAIL ?? (production ? null : 'operator@proviant.example'),
    /** In euros, like the two below. */
    minimumOrder: settings.MINIMUM_ORDER,
    smallOrderFee: settings.SMALL_ORDER_FEE,
    freeDeliveryFrom: settings.FREE_DELIVERY_FROM,
    mail: toMail(settings),
    orderWebhook: toOrderWebhook(settings),
    /** Null: no metrics. */
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
  }
}

export type MailConfig = { from: string } & ({ smtpUrl: string } | { apiUrl: string; apiToken: string })

/** Null: that of the demo. @throws ConfigError if only some of the variables are set */
export function toSeller(settings: Settings) {
  const { SELLER_STREET: street, SELLER_POSTCODE: postcode, SELLER_CITY: city } = settings
  const { SELLER_COUNTRY: country, SELLER_VAT_NUMBER: vatNumber, SELLER_IBAN: iban } = settings
  const { SELLER_BIC: bic } = settings
  if (street && postcode && city && country && vatNumber && iban)
    return { street, postcode, city, country, vatNumber, iban, bic }
  if (![street, postcode, city, country, vatNumber, iban, bic].some(Boolean)) return null
  throw new ConfigError(
    'The seller is incomplete: set SELLER_STREET, SELLER_POSTCODE, SELLER_CITY, SELLER_COUNTRY, SELLER_VAT_NUMBER and SELLER_IBAN, or none of them',
  )
}

/** Null: mails of the embedded backend stay in its outbox. */
function toMail(settings: Settings): MailConfig | null {
  const { SMTP_URL: smtpUrl, MAIL_API_URL: apiUrl, MAIL_API_TOKEN: apiToken, MAIL_FROM: from } = settings
  if (!smtpUrl && !apiUrl) return null
  if (smtpUrl && apiUrl) throw new ConfigError('SMTP_URL and MAIL_API_URL both send the same mails: set one of them')
  if (!from) throw new ConfigError('MAIL_FROM is missing: the sender of mails, like Proviant <shop@shop.example>')
  if (smtpUrl) return { from, smtpUrl }
  if (!apiUrl || !apiToken) throw new ConfigError('MAIL_API_TOKEN is missing: the bearer token for MAIL_API_URL')
  return { from, apiUrl, apiToken }
}

/** Null: no other system sends or receives orders of the embedded commerce backend. Without `url` events are not sent. */
function toOrderWebhook({ ORDER_WEBHOOK_URL: url, ORDER_WEBHOOK_KEY: key }: Settings) {
  if (key) return { url, key }
  if (url) throw new ConfigError('ORDER_WEBHOOK_KEY is missing: the key that signs the calls to ORDER_WEBHOOK_URL')
  return null
}

/** The extensions that an external backend has; null: the shop detects them. */
function toExtensions<Name extends string>(setting: string, given: string[] | null, all: readonly Name[]) {
  const known: readonly string[] = all
  if (given?.length === 1 && given[0] === 'all') return new Set(all)
  const unknown = given?.find((name) => name !== 'none' && !known.includes(name))
  if (unknown !== undefined)
    throw new ConfigError(`${setting} must be names of extensions in the contract, all or none, not "${unknown}"`)
  return given && new Set(all.filter((name) => given.includes(name)))
}
