import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { dayText, useItemNames } from './schedule-text.ts'
import type { PreparedDate } from './standing-order.ts'
import { addDateToCart } from './standing-orders.actions.ts'

/** Adds a prepared date to the cart, and opens the checkout with its day. The backend does it once. */
export function AddDateToCart({ id, date }: { id: string; date: string }) {
  const t = useT()
  return (
    <ApiForm action={addDateToCart(id, date)} follow="document" {...appProps}>
      <FormMessage />
      <SubmitButton look="outline" icon="shopping-cart-simple">
        {t('standing.toCart')}
      </SubmitButton>
    </ApiForm>
  )
}

/** Dates that wait for the customer. */
export function PreparedDates({ prepared }: { prepared: readonly PreparedDate[] }) {
  return prepared.map((one) => <PreparedPanel key={`${one.id} ${one.date}`} {...one} />)
}

function PreparedPanel({ id, date, orderUntil, lines }: PreparedDate) {
  const t = useT()
  const locale = useLocale()
  const namesOf = useItemNames()
  return (
    <Panel title={t('standing.readyTitle', { day: dayText(locale, date) })} padded>
      <Stack gap="medium">
        <Text tone="soft">{t('standing.readyText', { names: namesOf(lines), until: orderUntil })}</Text>
        <AddDateToCart id={id} date={date} />
      </Stack>
    </Panel>
  )
}
