import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { QrCode } from '#ui/order/qr-code.tsx'
import type { Payment } from './credit-transfer.ts'

/** @param due formatted; absent for a payment of several invoices */
export function PaymentDetails({ payment, due }: { payment: Payment; due?: ReactNode }) {
  const t = useT()
  const { amount, beneficiary, iban, bic, reference, isStructured, qr } = payment
  const facts = [
    { name: t('invoices.amount'), value: <b>{amount}</b> },
    { name: t('invoices.due'), value: due },
    { name: t('invoices.beneficiary'), value: beneficiary },
    { name: t('invoices.iban'), value: <KeyFigures>{iban}</KeyFigures> },
    { name: t('invoices.bic'), value: bic },
    {
      name: t(isStructured ? 'invoices.structuredReference' : 'invoices.paymentReference'),
      value: isStructured ? <KeyFigures>{reference}</KeyFigures> : reference,
    },
  ].filter(({ value }) => value)
  return (
    <div className="payment">
      <DescriptionList items={facts} />
      <Stack gap="small">
        <QrCode {...qr} label={t('invoices.qr')} />
        <Text size="small" tone="muted">
          {t('invoices.qrScan')}
        </Text>
      </Stack>
    </div>
  )
}
