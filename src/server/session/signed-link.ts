/** Links that open something for a while without a login: what they open, when they end and a signature stand in them. Made by scripts and by a CMS. */
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { deriveKeys } from './derive-keys.ts'

type Keys = readonly Uint8Array[]
export type LinkState = 'good' | 'old' | 'wrong'

/** What a link to the not-found log is signed for, in every language. */
export const notFoundLogPath = '/operator/not-found'

/** The first signs, all are believed. */
export const operatorKeys = ({ sessionKeys }: Pick<Config, 'sessionKeys'>): Keys =>
  deriveKeys(sessionKeys, 'operator-links')

/** A CMS of its own signs with the key that the operator gave it, too. */
export function previewKeys({ sessionKeys, previewKey }: Pick<Config, 'sessionKeys' | 'previewKey'>): Keys {
  const own = deriveKeys(sessionKeys, 'preview-links')
  return previewKey ? [new TextEncoder().encode(previewKey), ...own] : own
}

const sign = (key: Uint8Array, opens: string, until: string) =>
  createHmac('sha256', key).update(`${opens}\n${until}`).digest()

/**
 * The query of a link.
 * @param opens what it is for, a path
 * @param until Unix seconds
 */
export function signLink(keys: Keys, opens: string, until: number): URLSearchParams {
  const [key] = keys
  if (!key) throw new Error('no key signs links')
  return new URLSearchParams({ until: String(until), signature: sign(key, opens, String(until)).toString('hex') })
}

/** Says of a link first whether it was ever one, then whether its time is over. */
export function verifyLink(keys: Keys, opens: string, query: Pick<URLSearchParams, 'get'>, now: number): LinkState {
  const [until = '', signature = ''] = [query.get('until') ?? '', query.get('signature') ?? '']
  if (!/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature)) return 'wrong'
  const given = Buffer.from(signature, 'hex')
  if (!keys.some((key) => timingSafeEqual(sign(key, opens, until), given))) return 'wrong'
  return Number(until) * 1000 > now ? 'good' : 'old'
}
