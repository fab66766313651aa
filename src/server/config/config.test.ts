import { expect, test } from 'vitest'
import { extensions } from '#contracts/generated/extensions.ts'
import { dutchSeller, dutchSellerVars } from '#tests/support/dutch-seller.ts'
import { createSendMail } from '../mail/send-mail.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { pickVars, type Vars } from './settings.ts'

const key = `k1:${btoa('k'.repeat(32))}`
const read = (vars: Vars) => readConfig({ SESSION_KEYS: key, ...vars })

// F407
test('with only the required keys the shop is a demo', () => {
  expect(read({})).toMatchObject({
    publicOrigin: null,
    brand: 'Proviant',
    production: false,
    demo: true,
    exposeGraphql: true,
    commerceUrl: null,
    contentUrl: null,
    sites: { nl: 1, en: 2, de: 3, fr: 4 },
    purgeTokens: [],
    purgeLimit: 60,
    redirectHosts: [],
    logLevel: 'info',
  })
})

// F031, F407
test('each backend has its configured URL', () => {
  const [commerceUrl, contentUrl] = ['https://commerce.example/graphql', 'https://cms.example/api']
  expect(read({ COMMERCE_URL: commerceUrl })).toMatchObject({ commerceUrl, contentUrl: null })
  expect(read({ CONTENT_URL: contentUrl })).toMatchObject({ commerceUrl: null, contentUrl })
})

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', PURGE_TOKENS: 'p'.repeat(32) }

test('production has no demo and no public GraphQL unless they are enabled', () => {
  expect(read(production)).toMatchObject({ production: true, demo: false, exposeGraphql: false })
  expect(read({ ...production, DEMO: '1', EXPOSE_GRAPHQL: '1' })).toMatchObject({ demo: true, exposeGraphql: true })
})

test('lists are split and trimmed, and keys keep their order', () => {
  const second = `k2:${btoa('x'.repeat(32))}`
  const config = read({ SESSION_KEYS: `${second}, ${key}`, REDIRECT_HOSTS: 'pay.example, bank.example:8443,' })
  expect(config.sessionKeys.map(({ kid }) => kid)).toEqual(['k2', 'k1'])
  expect(config.redirectHosts).toEqual(['pay.example', 'bank.example:8443'])
  expect(read({ PUBLIC_ORIGIN: 'https://shop.example/' }).publicOrigin).toBe('https://shop.example')
  expect(read({ CONTENT_SITES: 'fr=40,de=30,en=20,nl=10' }).sites).toEqual({ nl: 10, en: 20, de: 30, fr: 40 })
})

// F322
test('COLOUR_MODES fixes the colour mode of all screens, of some, or of all but some', () => {
  expect(read({}).colourModes).toEqual({})
  expect(read({ COLOUR_MODES: 'login=dark, checkout=light' }).colourModes).toEqual({ login: 'dark', checkout: 'light' })
  expect(read({ COLOUR_MODES: 'dark,checkout=light' }).colourModes).toMatchObject({ home: 'dark', checkout: 'light' })
  for (const odd of ['blue', 'shelf=dark', 'toString=dark', 'login=', 'login=system'])
    expect(() => read({ COLOUR_MODES: odd })).toThrow(/^COLOUR_MODES must be like/)
})

test('TRUST_PROXY is a list of addresses and ranges', () => {
  const valid = ['10.0.0.2', '10.0.0.0/8, 192.168.1.255', '::1', 'fd00::/8,::ffff:10.0.0.2', '']
  for (const value of valid) expect(() => read({ TRUST_PROXY: value })).not.toThrow()
  for (const odd of [
    'abc',
    'proxy.example',
    '10.0.0',
    '10.0.0.256',
    '10.0.0.0/33',
    '::1/129',
    '::1::',
    '1/2/3',
    '10.0.0.1.',
    '10.0.0.0/',
  ])
    expect(() => read({ TRUST_PROXY: odd })).toThrow(/^TRUST_PROXY must be IP addresses or CIDR ranges/)
})

test('the seller is complete or that of the demo, and its country, VAT number and account have their format', () => {
  expect(read({}).seller).toBeNull()
  expect(read(dutchSellerVars).seller).toEqual(dutchSeller)
  expect(read({ ...dutchSellerVars, SELLER_BIC: 'ABNANL2A' }).seller).toEqual({ ...dutchSeller, bic: 'ABNANL2A' })
  expect(() => read({ SELLER_BIC: 'ABNANL2A' })).toThrow(/^The seller is incomplete/)
  for (const name of Object.keys(dutchSellerVars))
    expect(() => read({ ...dutchSellerVars, [name]: '' })).toThrow(/^The seller is incomplete/)
  for (const [name, odd] of [
    ['SELLER_COUNTRY', 'Netherlands'],
    ['SELLER_VAT_NUMBER', '123456782B90'],
    ['SELLER_IBAN', '0417164300'],
    ['SELLER_BIC', 'ABNA'],
  ] as const)
    expect(() => read({ ...dutchSellerVars, [name]: odd })).toThrow(new RegExp(`^${name} must be`))
})

// F469
test('ICON_URL requires {name} in it', () => {
  expect([read({}).iconUrl, read({ ICON_URL: 'https://icons.example/{name}.svg' }).iconUrl]).toEqual([
    null,
    'https://icons.example/{name}.svg',
  ])
  for (const odd of ['https://icons.example/', 'icons/{name}.svg'])
    expect(() => read({ ICON_URL: odd })).toThrow(/^ICON_URL must/)
})

test('extensions of an external backend are separated by spaces or commas, or are all or none', () => {
  expect([read({}).commerceExtensions, read({}).contentExtensions]).toEqual([null, null])
  expect(read({ COMMERCE_EXTENSIONS: 'none', CONTENT_EXTENSIONS: 'Mutation.submitForm' })).toMatchObject({
    commerceExtensions: new Set(),
    contentExtensions: new Set(['Mutation.submitForm']),
  })
  expect(read({ COMMERCE_EXTENSIONS: ' Cart.version,Product.stockStatus  Cart.taxes\n' }).commerceExtensions).toEqual(
    new Set(['Cart.version', 'Product.stockStatus', 'Cart.taxes']),
  )
  expect(read({ CONTENT_EXTENSIONS: 'all' }).contentExtensions).toEqual(new Set(extensions.content))
  expect(() => read({ COMMERCE_EXTENSIONS: 'Cart.version Cart.verson' })).toThrow(
    /^COMMERCE_EXTENSIONS .*"Cart.verson"/,
  )
})

// F406
test('the token of commerce is a secret in a header that the shop does not send itself', () => {
  expect(read({})).toMatchObject({ commerceToken: null, commerceTokenHeader: 'x-service-token' })
  expect(read({ COMMERCE_TOKEN: 'a b', COMMERCE_TOKEN_HEADER: 'X-Api-Key' })).toMatchObject({
    commerceToken: 'a b',
    commerceTokenHeader: 'x-api-key',
  })
  const { commerceToken, contentToken, commerceTokenType } = read({ CONTENT_TOKEN: 'c', COMMERCE_TOKEN_TYPE: 'JWT' })
  expect([commerceToken, contentToken, commerceTokenType]).toEqual([null, 'c', 'JWT'])
  for (const odd of ['Authorization', 'cookie', 'x-locale', 'idempotency-key', 'content-type', 'a b', 'x:y'])
    expect(() => read({ COMMERCE_TOKEN_HEADER: odd })).toThrow(/^COMMERCE_TOKEN_HEADER must be the name of a header/)
  for (const name of ['COMMERCE_TOKEN', 'CONTENT_TOKEN'])
    expect(() => read({ [name]: 'secret\nvalue' })).toThrow(`${name} must be printable ASCII characters`)
  expect(() => read({ COMMERCE_TOKEN: 'geheim-é' })).toThrow(/^(?!.*geheim)/)
})

test('production accepts an http origin on this machine', () => {
  const origin = 'http://localhost:8787'
  expect(read({ ...production, PUBLIC_ORIGIN: origin }).publicOrigin).toBe(origin)
})

test("the FAQ page is the embedded CMS's own, or the configured one of an external CMS", () => {
  const external = { CONTENT_URL: 'https://cms.example/api' }
  expect(read(external).faqPage).toBeNull()
  expect(read({ ...external, CONTENT_FAQ_PAGE: '4711' }).faqPage).toBe('4711')
  expect(read({}).faqPage).not.toBeNull()
})

const mail = { MAIL_FROM: 'Proviant <shop@proviant.example>' }

test('mails use SMTP, the API of a provider, or stay in the outbox', () => {
  const smtpUrl = 'smtps://shop:secret@mail.example'
  expect(read(mail).mail).toBeNull()
  expect(read({ ...mail, SMTP_URL: smtpUrl }).mail).toEqual({ from: mail.MAIL_FROM, smtpUrl })
  const api = { MAIL_FROM: 'shop@proviant.example', MAIL_API_URL: 'https://api.mail.example', MAIL_API_TOKEN: 'token' }
  expect(read(api).mail).toEqual({ from: api.MAIL_FROM, apiUrl: api.MAIL_API_URL, apiToken: 'token' })
})

test('SMTP on Workers throws an error that names the variable', () => {
  const { mail: config } = read({ ...mail, SMTP_URL: 'smtp://mail.example' })
  expect(() => createSendMail(config, undefined)).toThrow(/^SMTP_URL works on Node only: [^\n]+$/)
})

const external = { COMMERCE_URL: 'https://commerce.example/graphql', CONTENT_URL: 'https://cms.example/graphql' }

test.each(['redis://cache.example', 'rediss://shop:secret@cache.example:6380/2', 'redis://[::1]:6379'])(
  'accepts %s as CACHE_URL over external backends',
  (CACHE_URL) => {
    expect(() => read({ ...external, CACHE_URL })).not.toThrow()
  },
)

test.each<[keyof Vars, string]>([
  ['SMTP_URL', 'smtp//shop:hidden@mail.example'],
  ['CACHE_URL', 'https://shop:hidden@cache.example'],
  ['CACHE_URL', 'redis:///0'],
  ['CACHE_URL', 'redis://:hidden@cache.example/pages'],
  ['MAIL_API_TOKEN', 'hidden word'],
  ['SESSION_KEYS', 'k1:hidden'],
  ['PURGE_TOKENS', 'hidden'],
  ['PREVIEW_KEY', 'hidden'],
])('the message about a malformed %s does not repeat it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} (?!.*hidden)`))
})

test.each<[keyof Vars, Vars]>([
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'shop.example' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://shop.example/nl' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'ftp://shop.example' }],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: '' }],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'http://shop.example' }],
  ['PURGE_TOKENS', { ...production, PURGE_TOKENS: '' }],
  ['COMMERCE_URL', { COMMERCE_URL: 'commerce.example/graphql' }],
  ['CACHE_URL', { ...external, CACHE_URL: 'cache.example:6379' }],
  ['CACHE_URL', { ...external, CACHE_URL: 'redis://' }],
  ['CACHE_URL', { CACHE_URL: 'redis://cache.example' }],
  ['CACHE_URL', { COMMERCE_URL: external.COMMERCE_URL, CACHE_URL: 'redis://cache.example' }],
  ['COMMERCE_EXTENSIONS', { COMMERCE_EXTENSIONS: 'Cart.version, toString' }],
  ['CONTENT_EXTENSIONS', { CONTENT_EXTENSIONS: 'Cart.version' }],
  ['CONTENT_URL', { CONTENT_URL: 'file:///etc/passwd' }],
  ['CONTENT_SITES', { CONTENT_SITES: 'nl=1,en=2' }],
  ['CONTENT_SITES', { CONTENT_SITES: 'nl=one,en=2,de=3,fr=4' }],
  ['CONTENT_FAQ_PAGE', { CONTENT_FAQ_PAGE: 'faq' }],
  ['SESSION_KEYS', { SESSION_KEYS: '' }],
  ['SESSION_KEYS', { SESSION_KEYS: 'k1:c2hvcnQ=' }],
  ['SESSION_KEYS', { SESSION_KEYS: 'k1:not base64 at all!' }],
  ['SESSION_KEYS', { SESSION_KEYS: btoa('k'.repeat(32)) }],
  ['PURGE_TOKENS', { PURGE_TOKENS: 'short' }],
  ['PURGE_LIMIT', { PURGE_LIMIT: 'many' }],
  ['PURGE_LIMIT', { PURGE_LIMIT: '0' }],
  ['MINIMUM_ORDER', { MINIMUM_ORDER: '49,99' }],
  ['SMALL_ORDER_FEE', { SMALL_ORDER_FEE: '-1' }],
  ['FREE_DELIVERY_FROM', { FREE_DELIVERY_FROM: 'always' }],
  ['REDIRECT_HOSTS', { REDIRECT_HOSTS: 'https://pay.example' }],
  ['REDIRECT_HOSTS', { REDIRECT_HOSTS: "pay.example; script-src 'unsafe-inline'" }],
  ['IMAGE_ORIGINS', { IMAGE_ORIGINS: 'https://cdn.example, cdn.example/media' }],
  ['IMAGE_PATHS', { IMAGE_PATHS: '/media/, uploads' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'lo\nud' }],
  ['DEMO', { DEMO: 'yes' }],
  ['EXPOSE_GRAPHQL', { EXPOSE_GRAPHQL: 'true' }],
  ['ICON_URL', { ICON_URL: 'ftp://icons.example/{name}' }],
  ['PREVIEW_KEY', { PREVIEW_KEY: 'short' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: `two words of ${'m'.repeat(32)}` }],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'operator' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example:587' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'https://mail.example' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://mail.example', MAIL_API_URL: 'https://api.mail.example' }],
  ['MAIL_API_URL', { ...mail, MAIL_API_URL: 'http://api.mail.example', MAIL_API_TOKEN: 'token' }],
  ['MAIL_API_TOKEN', { ...mail, MAIL_API_URL: 'https://api.mail.example' }],
  ['MAIL_API_TOKEN', { ...mail, MAIL_API_URL: 'https://api.mail.example', MAIL_API_TOKEN: 'two words' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'the shop' }],
  ['MAIL_FROM', { MAIL_FROM: 'Proviant <shop@proviant.example>, <spam@proviant.example>' }],
])('a malformed %s is one sentence that names it: %j', (name, vars) => {
  const failure = (() => {
    try {
      return read(vars)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(new RegExp(`^${name} [^\\n]+$`))
})

test("pickVars selects only the shop's variables, and drops empty ones", () => {
  expect(pickVars({ BRAND_NAME: 'Nova', COMMERCE_URL: '', HOME: '/root' })).toEqual({ BRAND_NAME: 'Nova' })
})
