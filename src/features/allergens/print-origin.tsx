import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'

const minuteMs = 60_000

/** On paper only: the day of the print, the company it is for, and the wholesaler with its address. */
export function PrintOrigin() {
  const t = useT()
  const locale = useLocale()
  const { brand, customer } = useShop().facts
  const site = getRouteApi('__root__').useLoaderData({ select: (data) => data?.site })
  const today = () => formatDate(locale, new Date().toISOString())
  const [date, setDate] = useState(today)
  useEffect(() => {
    // a page may stay open overnight
    const timer = setInterval(() => setDate(today()), minuteMs)
    return () => clearInterval(timer)
  })
  const company = customer?.companyName
  const { addressLines = [], phone, email } = site?.company ?? {}
  return (
    <p className="only-print" suppressHydrationWarning>
      {company ? t('forms.printedFor', { date, company }) : t('forms.printed', { date })}
      <br />
      {t('forms.issuedBy', { issuer: [brand, ...addressLines, phone?.text, email?.text].filter(Boolean).join(', ') })}
    </p>
  )
}
