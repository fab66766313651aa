import type { CreditTransferFieldsFragment } from '#contracts/generated/commerce.ts'

/** A transfer that pays one or all invoices, as a customer reads it. */
export interface Payment {
  /** Formatted. */
  amount: string
  beneficiary: string
  iban: string
  bic: string | null
  reference: string
  isStructured: boolean
  /** The same data for a banking app. */
  qr: QrModules
}

/** Modules of a QR code as data of an SVG path, one unit per module. The size includes the light margin. */
export interface QrModules {
  size: number
  path: string
}

export interface BalanceSums {
  openCount: number
  open: string
  overdueCount: number
  overdue: string
  /** Due date of the oldest overdue invoice; null: none is overdue. */
  overdueSince: string | null
}

export interface InvoiceBalance extends BalanceSums {
  payment: Payment | null
}

const oneLine = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest)

/**
 * Payload of a QR code by EPC069-12, version 2: UTF-8, separated by line feeds, without empty lines at its end. A structured reference
 * has no separators, and a Belgian one only its twelve digits.
 */
export function toEpcPayload(transfer: CreditTransferFieldsFragment): string {
  const { beneficiary, iban, bic, amount, reference, isStructured } = transfer
  const structured = isStructured ? reference.replace(/[+/\s]/g, '') : ''
  const text = isStructured ? '' : oneLine(reference, 140)
  return [
    ...['BCD', '002', '1', 'SCT', bic ?? '', oneLine(beneficiary, 70), iban.replace(/\s/g, '')],
    ...[`EUR${amount.toFixed(2)}`, '', structured, text],
  ]
    .join('\n')
    .trimEnd()
}
