// Signed link in the operator's mail that approves one request for access; it expires.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const approvalPath = '/operator/approve'
export const approvalDays = 14

/** Signed data: one request of one company, for one operator. A new request needs a new link. */
export type Approval = { vatNumber: string; requestedAt: string; operatorEmail: string }

type Keys = readonly Uint8Array[]

function signatureOf(key: Uint8Array, { vatNumber, requestedAt, operatorEmail }: Approval, until: number): string {
  const text = JSON.stringify([vatNumber, requestedAt, operatorEmail, until])
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Path and query; null without a key. */
export function toApprovalLink(keys: Keys, approval: Approval, now: Date): string | null {
  const [key] = keys
  if (!key) return null
  const until = Math.floor(now.getTime() / 1000) + approvalDays * 86_400
  const query = new URLSearchParams({
    vat: approval.vatNumber,
    until: String(until),
    signature: signatureOf(key, approval, until),
  })
  return `${approvalPath}?${query}`
}

/** VAT number, expiry in seconds and signature of a link; null if malformed. The signature is not verified yet. */
export function parseApprovalLink(
  query: URLSearchParams,
): { vatNumber: string; until: number; signature: string } | null {
  const [vatNumber, until, signature] = ['vat', 'until', 'signature'].map((name) => query.get(name) ?? '')
  if (!vatNumber || vatNumber.length > 40 || !until || !/^\d{1,12}$/.test(until) || !signature) return null
  return { vatNumber, until: Number(until), signature }
}

export function isValidSignature(keys: Keys, approval: Approval, until: number, signature: string): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const right = Buffer.from(signatureOf(key, approval, until))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}
