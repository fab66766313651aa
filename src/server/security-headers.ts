/** Headers that every answer carries, and the content security policies of pages. */
import type { Config } from './config.ts'

export const alwaysHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  ],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]

export const strictTransport = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const

const always = Object.fromEntries(alwaysHeaders)
const alwaysSecure = { ...always, [strictTransport[0]]: strictTransport[1] }

/** The same as one record, for answers that go out untouched. */
export const completeHeaders = ({ publicOrigin }: Config): Record<string, string> =>
  publicOrigin?.startsWith('https:') ? alwaysSecure : always

/** For everything that is not a page. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'"

const originOf = (url: string | null) => (url ? ` ${new URL(url).origin}` : '')

type Sources = { script: string; style: string }

export function pagePolicy(config: Config, { script, style }: Sources): string {
  const images = `'self' data:${originOf(config.commerceUrl)}${originOf(config.contentUrl)}`
  const forms = ["'self'", ...config.redirectHosts.map((host) => `https://${host}`)].join(' ')
  return (
    `default-src 'none'; script-src ${script}; style-src ${style}; img-src ${images}; font-src 'self'; connect-src 'self'; ` +
    `media-src 'self'${originOf(config.contentUrl)}; manifest-src 'self'; worker-src 'self'; ` +
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com; object-src 'none'; base-uri 'none'; ` +
    `form-action ${forms}; frame-ancestors 'none'`
  )
}

/** A page made for one visitor: its own nonce, never used twice. */
export const noncePolicy = (config: Config, nonce: string) =>
  pagePolicy(config, { script: `'nonce-${nonce}' 'strict-dynamic'`, style: `'self' 'nonce-${nonce}'` })

/** A page of constant bytes: files of the shop, and the few inline texts that are known by their hash. */
export const constantPolicy = (config: Config, hashes: { scripts: readonly string[]; styles: readonly string[] }) =>
  pagePolicy(config, {
    script: ["'self'", ...hashes.scripts.map((hash) => `'${hash}'`)].join(' '),
    style: ["'self'", ...hashes.styles.map((hash) => `'${hash}'`)].join(' '),
  })

export const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** `sha256-…` of an inline text, as CSP wants it. */
export async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
