import type { Link } from '#features/content/text/links.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { CreditHold } from '../credit-hold.ts'

export type Contact = {
  /** Null: unknown. */
  phone: Pick<Link, 'href' | 'text'> | null
  /** Whether the shop shows invoices. */
  invoices: boolean
}

type CreditHoldNoticeProps = Contact & { hold: CreditHold }

/** Why the customer's company cannot order, and how that changes. */
export function CreditHoldNotice({ hold: { since, reason, open }, phone, invoices }: CreditHoldNoticeProps) {
  const t = useT()
  const to = usePath()
  const date = formatDate(useLocale(), since, 'medium')
  return (
    <Notice tone="warn" title={t('cartPage.holdTitle')}>
      <p>{open ? t('cartPage.holdOpen', { amount: open, date }) : t('cartPage.holdSince', { date })}</p>
      {reason && <p>{reason}</p>}
      <p>{t('cartPage.holdText')}</p>
      {(phone || invoices) && (
        <p>
          <Cluster as="span">
            {invoices && (
              <Button look="outline" icon="receipt" href={to('dashboardInvoices')}>
                {t('invoices.toInvoices')}
              </Button>
            )}
            {phone && (
              <Button look="outline" icon="phone" href={phone.href}>
                {phone.text}
              </Button>
            )}
          </Cluster>
        </p>
      )}
    </Notice>
  )
}
