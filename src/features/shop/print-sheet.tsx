import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Sheet } from '#ui/print/sheet.tsx'
import sheetStyles from '#ui/styles/sheet.css?url'
import { useShop } from './use-shop.ts'

const minuteMs = 60_000

type PrintSheetProps = { title: string; paper?: boolean; children: ReactNode }

/** Sheet with the wholesaler and its address, the company it is for, and the day of the print. */
export function PrintSheet({ title, paper = false, children }: PrintSheetProps) {
  const t = useT()
  const { brand, customer } = useShop().facts
  const site = getRouteApi('__root__').useLoaderData({ select: (data) => data?.site })
  const { addressLines = [], phone, email } = site?.company ?? {}
  const date = useToday()
  const company = customer?.companyName
  return (
    <>
      <link rel="stylesheet" href={sheetStyles} precedence="screen" />
      <Sheet
        paper={paper}
        shop={brand}
        address={[...addressLines, phone?.text.replaceAll(' ', '\u00a0'), email?.text].filter(Boolean).join(', ')}
        title={title}
        origin={
          <span suppressHydrationWarning>
            {company ? t('forms.printedFor', { date, company }) : t('forms.printed', { date })}
          </span>
        }
      >
        {children}
      </Sheet>
    </>
  )
}

/** The day, formatted. A page may stay open overnight. */
export function useToday(): string {
  const locale = useLocale()
  const today = () => formatDate(locale, new Date().toISOString())
  const [date, setDate] = useState(today)
  useEffect(() => {
    const timer = setInterval(() => setDate(today()), minuteMs)
    return () => clearInterval(timer)
  })
  return date
}
