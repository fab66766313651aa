import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { OpenedOrder } from './order.ts'
import { detailId } from './order-href.ts'
import { declineQuote } from './orders.actions.ts'

/** Confirmation before a quote is declined. */
export function DeclineQuote({ order: { id, number }, closeHref }: { order: OpenedOrder; closeHref: string }) {
  const t = useT()
  return (
    <Panel
      id={detailId}
      tabIndex={-1}
      className="opened"
      title={t('orders.quote.declineNamed', { number })}
      aside={<IconButton icon="x" label={t('orders.quote.keep')} href={closeHref} />}
      padded
    >
      <Stack>
        <p>{t('orders.quote.declineText')}</p>
        <ApiForm action={declineQuote(id)} follow="document" gap="medium" {...appProps}>
          <FormMessage />
          <FormField
            as="textarea"
            name="text"
            label={t('orders.quote.reason')}
            optional={t('forms.optional')}
            maxLength={2000}
            rows={3}
          />
          <Cluster>
            <SubmitButton look="danger">{t('orders.quote.declineConfirm')}</SubmitButton>
            <Button look="outline" href={closeHref}>
              {t('orders.quote.keep')}
            </Button>
          </Cluster>
        </ApiForm>
      </Stack>
    </Panel>
  )
}
