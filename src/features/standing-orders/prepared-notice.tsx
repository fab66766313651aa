import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Notice } from '#ui/states/notice.tsx'
import { dayText, useItemNames } from './schedule-text.ts'
import type { PreparedDate } from './standing-order.ts'
import { addDateToCart } from './standing-orders.actions.ts'

/** Adds a prepared date to the cart, and opens the checkout with its day. The backend does it once. */
export function AddDateToCart({ id, date }: { id: string; date: string }) {
  const t = useT()
  return (
    <ApiForm action={addDateToCart(id, date)} follow="document" {...appProps}>
      <FormMessage />
      <SubmitButton look="outline-sm" icon="shopping-cart-simple">
        {t('standing.toCart')}
      </SubmitButton>
    </ApiForm>
  )
}

/** Dates that wait for the customer. */
export function PreparedNotices({ prepared }: { prepared: readonly PreparedDate[] }) {
  return prepared.map((one) => <PreparedNotice key={`${one.id} ${one.date}`} {...one} />)
}

function PreparedNotice({ id, date, orderUntil, lines }: PreparedDate) {
  const t = useT()
  const locale = useLocale()
  const namesOf = useItemNames()
  return (
    <Notice
      title={t('standing.readyTitle', { day: dayText(locale, date) })}
      action={<AddDateToCart id={id} date={date} />}
    >
      {t('standing.readyText', { names: namesOf(lines), until: orderUntil })}
    </Notice>
  )
}
