import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Timeline } from '#ui/order/timeline.tsx'
import type { OrderProgress as Progress } from './order.ts'

const icons = { received: 'receipt', picked: 'package', shipped: 'truck', delivered: 'check-circle' } as const

/** What the wholesaler reported about an order; nothing before the first report. */
export function OrderProgress({ progress }: { progress: Progress[] }) {
  const t = useT()
  const locale = useLocale()
  if (progress.length === 0) return null
  return (
    <section aria-label={t('orders.progress')}>
      <Timeline
        steps={progress.map(({ state, at }) => ({
          icon: icons[state],
          title: t(`orders.progressStates.${state}`),
          text: <time dateTime={at}>{formatDate(locale, at)}</time>,
        }))}
      />
    </section>
  )
}
