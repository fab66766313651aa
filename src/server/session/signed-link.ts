/** Signs and verifies links that give access for a limited time without a login: to operator pages and previews. */
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { deriveKeys } from './derive-keys.ts'

type Keys = readonly Uint8Array[]
export type LinkState = 'good' | 'old' | 'wrong'

/** Path that links to the not-found log are signed for, in every language. */
export const notFoundLogPath = '/operator/not-found'

/** The first signs, all verify. */
export const operatorKeys = ({ sessionKeys }: Pick<Config, 'sessionKeys'>): Keys =>
  deriveKeys(sessionKeys, 'operator-links')

/** Of links that confirm a subscription to the newsletter. */
export const subscriptionKeys = ({ sessionKeys }: Pick<Config, 'sessionKeys'>): Keys =>
  deriveKeys(sessionKeys, 'subscription-links')

/** An external CMS signs with PREVIEW_KEY. */
export function previewKeys({ sessionKeys, previewKey }: Pick<Config, 'sessionKeys' | 'previewKey'>): Keys {
  const own = deriveKeys(sessionKeys, 'preview-links')
  return previewKey ? [new TextEncoder().encode(previewKey), ...own] : own
}

const sign = (key: Uint8Array, opens: string, until: string) =>
  createHmac('sha256', key).update(`${opens}\n${until}`).digest()

/** Creates the query of a link. @param opens path that the link is for @param until Unix seconds */
export function signLink(keys: Keys, opens: string, until: number): URLSearchParams {
  const [key] = keys
  if (!key) throw new Error('there is no key to sign links')
  return new URLSearchParams({ until: String(until), signature: sign(key, opens, String(until)).toString('hex') })
}

/** @returns `wrong` if the signature is invalid, `old` if it is valid but expired */
export function verifyLink(keys: Keys, opens: string, query: Pick<URLSearchParams, 'get'>, now: number): LinkState {
  const [until, signature] = [query.get('until') ?? '', query.get('signature') ?? '']
  if (!/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature)) return 'wrong'
  const given = Buffer.from(signature, 'hex')
  if (!keys.some((key) => timingSafeEqual(sign(key, opens, until), given))) return 'wrong'
  return Number(until) * 1000 > now ? 'good' : 'old'
}
