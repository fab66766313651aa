import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'

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

/** Policy of a page for one visitor, with a nonce for one response. */
export const noncePolicy = (config: Config, nonce: string) =>
  pagePolicy(config, { script: `'nonce-${nonce}' 'strict-dynamic'`, style: `'self' 'nonce-${nonce}'` })

/** Policy of a cached page: files of the shop, and inline scripts and styles by hash. */
export const staticPagePolicy = (config: Config, hashes: { scripts: readonly string[]; styles: readonly string[] }) =>
  pagePolicy(config, {
    script: ["'self'", ...hashes.scripts.map((hash) => `'${hash}'`)].join(' '),
    style: ["'self'", ...hashes.styles.map((hash) => `'${hash}'`)].join(' '),
  })

export const newNonce = () => randomBytes(16).toString('base64')

export const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
