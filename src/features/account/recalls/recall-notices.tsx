import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { orderHref } from '#features/orders/order-href.ts'
import { confirmRecall } from '#features/orders/orders.actions.ts'
import type { Recall } from '#features/orders/recalls/recall.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Notice } from '#ui/states/notice.tsx'

/** What is recalled and what to do, each recall with a button to confirm that it was read. */
export function RecallNotices({ recalls }: { recalls: readonly Recall[] }) {
  return recalls.map((recall) => <RecallNotice key={recall.id} recall={recall} />)
}

function RecallNotice({ recall: { id, lot, reason, instruction, lines, confirmed } }: { recall: Recall }) {
  const t = useT()
  const path = usePath()('dashboardOrders')
  const locale = useLocale()
  const date = confirmed ? formatDate(locale, confirmed.at, 'medium') : ''
  return (
    <Notice
      tone={confirmed ? 'warn' : 'error'}
      title={t('recalls.title', { product: lines[0]?.name ?? '', lot })}
      action={
        confirmed ? null : (
          <ApiForm action={confirmRecall(id)} follow="document" {...appProps}>
            <FormMessage />
            <SubmitButton look="outline" icon="seal-check">
              {t('recalls.confirm')}
            </SubmitButton>
          </ApiForm>
        )
      }
    >
      <p>{reason}</p>
      <p>
        <b>{instruction}</b>
      </p>
      <ul>
        {lines.map(({ sku, name, quantity, bestBefore, orderId, orderNumber }) => (
          <li key={`${orderId} ${sku}`}>
            {[
              t('cart.amount', { quantity, name }),
              t('cart.number', { number: sku }),
              bestBefore && t('recalls.bestBefore', { date: formatDate(locale, bestBefore, 'medium') }),
            ]
              .filter(Boolean)
              .join(', ')}
            {', '}
            <a href={orderHref(path, orderId)}>{t('orders.named', { number: orderNumber })}</a>
          </li>
        ))}
      </ul>
      {confirmed && (
        <p>
          {confirmed.by ? t('recalls.confirmedBy', { name: confirmed.by, date }) : t('recalls.confirmedOn', { date })}
        </p>
      )}
    </Notice>
  )
}
