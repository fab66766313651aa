import type { Translate } from '#i18n/translator.ts'
import type { Tax } from '../cart.ts'

function toLabel({ percent, base, exemption }: Tax, t: Translate): string {
  if (percent === null) return t('cartPage.vat')
  if (exemption) return `${t('cartPage.vatRate', { percent })} - ${exemption}`
  return base ? t('cartPage.vatRateOf', { percent, base }) : t('cartPage.vatRate', { percent })
}

/** Deposits are a row of their own, because the subtotal has none. */
export const toDepositLines = (deposit: string | null | undefined, t: Translate) =>
  deposit ? [{ label: t('cartPage.deposit'), value: deposit }] : []

export const toTaxLines = (taxes: readonly Tax[], t: Translate) =>
  taxes.map((tax) => ({ label: toLabel(tax, t), value: tax.amount }))
