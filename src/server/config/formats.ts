/** Formats of settings and their parsers. An isolate parses its settings before its first page, so this avoids arktype, which takes 200 ms to load. */
import { isLocale, type Locale, localeRows, locales } from '#i18n/locales.ts'
import { type RouteName, routes } from '#i18n/routes.ts'

export interface Format<Value> {
  /** Follows "must be" in messages. */
  what: string
  /** Error messages do not repeat a secret. */
  isSecret?: boolean
  /** @returns null if the value is invalid */
  read(value: string): Value | null
  default?: string
}

const format = <Value>(what: string, read: (value: string) => Value | null): Format<Value> => ({ what, read })
const checked = (what: string, isValid: (value: string) => boolean) =>
  format(what, (value) => (isValid(value) ? value : null))
const matching = (pattern: RegExp, what: string) => checked(what, (value) => pattern.test(value))

export const secret = <Value>(of: Format<Value>): Format<Value> => ({ ...of, isSecret: true })
export const withDefault = <Value>(value: string, of: Format<Value>) => ({ ...of, default: value })

const split = (value: string) => value.split(',').flatMap((part) => part.trim() || [])

export const list = <Value>(of: Format<Value>): Format<Value[]> => ({
  what: `${of.what}, or several with commas between`,
  isSecret: of.isSecret ?? false,
  read(value) {
    const items = split(value).flatMap((part) => of.read(part) ?? [])
    return items.length === split(value).length ? items : null
  },
})

/** Quotes around the list are part of the value in some environments. */
export const names = format('names with spaces or commas between', (value) => value.split(/[\s,"]+/).filter(Boolean))

const isUrl = (value: string, protocol: RegExp) => protocol.test(URL.parse(value)?.protocol ?? '')

export const text = checked('a text', () => true)
export const flag = format('1 or 0', (value) => (/^[01]$/.test(value) ? value === '1' : null))
export const wholeNumber = (least: 0 | 1) =>
  format(`a whole number from ${least}`, (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= least ? Number(value) : null,
  )
export const entryId = matching(/^\d+$/, 'the id of an entry')
export const logLevel = format<'debug' | 'info' | 'warn' | 'error'>('debug, info, warn or error', (value) =>
  value === 'debug' || value === 'info' || value === 'warn' || value === 'error' ? value : null,
)
export const url = checked('an http(s) URL', (value) => isUrl(value, /^https?:$/))
export const origin = format('an origin like https://shop.example', (value) => {
  const { origin } = URL.parse(value) ?? {}
  return origin === value.replace(/\/$/, '') && isUrl(value, /^https?:$/) ? origin : null
})
export const host = matching(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i, 'a host like pay.example')
export const folder = matching(/^\/(?:[\w.~-]+\/)*$/, 'a folder like /media/')
export const iconUrl = checked(
  'an http(s) URL with {name} in it',
  (value) => value.includes('{name}') && isUrl(value, /^https?:$/),
)
export const longSecret = secret(matching(/^.{32,}$/s, 'a secret of at least 32 characters'))

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const isV6 = address.includes(':')
  const isAddress = isV6
    ? /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`)
    : // a short form such as 10.1 becomes another text
      /^[\d.]+$/.test(address) && URL.parse(`http://${address}`)?.hostname === address
  return (
    isAddress && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isV6 ? 128 : 32)))
  )
}
export const networks = checked('IP addresses or CIDR ranges such as 10.0.0.2, with commas between', (value) =>
  split(value).every(isNetwork),
)
export const language = format(`one of ${locales.join(', ')}`, (value) => (isLocale(value) ? value : null))
export const country = matching(/^[A-Z]{2}$/, 'the code of a country such as NL')
export const vatNumber = matching(
  /^[A-Z]{2} ?[\dA-Z. -]{2,20}$/,
  'a VAT number with its country such as NL123456782B90',
)
export const iban = matching(/^[A-Z]{2}\d{2}(?: ?[\dA-Z]){11,30}$/, 'an IBAN such as NL91 ABNA 0417 1643 00')
export const bic = matching(/^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/, 'a BIC such as ABNANL2A')
export const email = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address')
const address = '[^\\s<>@"]+@[^\\s<>@"]+\\.[^\\s<>@"]+'
export const sender = matching(
  new RegExp(`^(?:${address}|[^<>@"\\r\\n]+ <${address}>)$`),
  'an address like Proviant <shop@shop.example>',
)
export const smtpUrl = secret(
  checked('an address like smtp://user:password@mail.example:587', (value) =>
    Boolean(isUrl(value, /^smtps?:$/) && URL.parse(value)?.hostname),
  ),
)
export const cacheUrl = secret(
  checked('an address like redis://cache.example:6379/0, or rediss:// for TLS', (value) => {
    const { hostname, pathname = '' } = (isUrl(value, /^rediss?:$/) && URL.parse(value)) || {}
    return Boolean(hostname) && /^(?:\/\d{0,4})?$/.test(pathname)
  }),
)
/** https because the token is sent to it; http only on this machine. */
export const mailApiUrl = checked('an https URL', (value) => {
  const { protocol, hostname = '' } = URL.parse(value) ?? {}
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
})
/** Headers of calls to commerce that are not the service's own. */
const reservedHeaders =
  /^(?:authorization|cookie|host|accept.*|content-.*|connection|transfer-encoding|idempotency-key|traceparent|tracestate|x-(?:locale|currency|cart-token|request-id|client-network|client-device))$/
export const tokenHeader = format(
  'the name of a header that the shop does not send itself, like x-service-token',
  (value) => {
    const name = value.toLowerCase()
    return /^[a-z\d][a-z\d_-]*$/.test(name) && !reservedHeaders.test(name) ? name : null
  },
)
export const headerToken = secret(matching(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, 'printable ASCII characters'))
export const bearerToken = secret(matching(/^[\x21-\x7e]+$/, 'visible ASCII characters without spaces'))

export const longBearerToken = secret(
  matching(/^[\x21-\x7e]{32,}$/, 'a secret of at least 32 ASCII characters without spaces'),
)

export const sessionKey = secret(
  format('kid:base64 of 32 bytes', (value) => {
    const [, kid, base64] = /^(\w+):([A-Za-z0-9+/]{43}=)$/.exec(value) ?? []
    return kid && base64 ? { kid, bytes: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) } : null
  }),
)

export const defaultSites = locales.map((locale) => `${locale}=${localeRows[locale].siteId}`).join()

/** CMS site id of each language. */
export const sites = format(`like ${defaultSites}`, (value) => {
  const ids: Partial<Record<Locale, number>> = {}
  for (const part of split(value)) {
    const [locale, id = ''] = part.split('=')
    if (isLocale(locale) && /^\d+$/.test(id)) ids[locale] = Number(id)
  }
  return locales.every((locale) => locale in ids) ? (ids as Record<Locale, number>) : null
})

type ColourMode = 'light' | 'dark'

/** Colour mode of each screen; a mode without a screen is for all, and later ones replace earlier ones. */
export const colourModes = format('like dark or login=dark,checkout=light', (value) => {
  const modes: Partial<Record<RouteName, ColourMode>> = {}
  for (const part of split(value)) {
    const [, screen, mode] = /^(?:(\w+)=)?(light|dark)$/.exec(part) ?? []
    if (!mode || (screen && !Object.hasOwn(routes, screen))) return null
    for (const route of screen ? [screen] : Object.keys(routes)) modes[route as RouteName] = mode as ColourMode
  }
  return modes
})
