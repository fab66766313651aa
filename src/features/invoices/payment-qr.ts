/** Draws the QR code of a transfer. Only on the server: browsers get the path. */
import encodeQR from 'qr'
import type { CreditTransferFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Payment, type QrModules, toEpcPayload } from './credit-transfer.ts'

/** Modules around a code that scanners need. */
const margin = 4

/** EPC069-12 requires error correction level M. */
export function toQrModules(payload: string): QrModules {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', encoding: 'byte', border: margin })
  return { size: rows.length, path: rows.map(toRuns).join('') }
}

/** One rectangle for each run of dark modules. */
const toRuns = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')

export const toPayment = (transfer: CreditTransferFieldsFragment): Payment => ({
  amount: transfer.formattedAmount,
  beneficiary: transfer.beneficiary,
  iban: transfer.iban,
  bic: transfer.bic,
  reference: transfer.reference,
  isStructured: transfer.isStructured,
  qr: toQrModules(toEpcPayload(transfer)),
})
