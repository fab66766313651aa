import { useCart } from '#features/cart/store/cart-provider.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { CallToChange, type Phone } from './change-order.tsx'
import type { OpenedOrder } from './order.ts'
import type { ChangeSheet } from './order-change.ts'
import { detailId } from './order-href.ts'
import { cancelOrder } from './orders.actions.ts'

type ConfirmChangeProps = { order: OpenedOrder; sheet: ChangeSheet; phone: Phone; closeHref: string }

/** Confirmation before an order is changed or canceled; after the cut-off the telephone number. */
export function ConfirmChange({ order, sheet, phone, closeHref }: ConfirmChangeProps) {
  const t = useT()
  const { number, change } = order
  const until = change?.until ?? null
  return (
    <Panel
      id={detailId}
      tabIndex={-1}
      className="opened"
      title={t(sheet === 'change' ? 'orders.changeNamed' : 'orders.cancelNamed', { number })}
      aside={<IconButton icon="x" label={t('orders.keep')} href={closeHref} />}
      padded
    >
      <Stack>
        {until === null ? (
          <>
            <Notice tone="warn" title={t('orders.changeOver')} />
            <CallToChange phone={phone} />
          </>
        ) : (
          <Confirm order={order} sheet={sheet} until={until} phone={phone} closeHref={closeHref} />
        )}
      </Stack>
    </Panel>
  )
}

function CallAfterError({ phone }: { phone: Phone }) {
  return useFormProblem() && <CallToChange phone={phone} />
}

function Confirm({ order, sheet, until, phone, closeHref }: ConfirmChangeProps & { until: string }) {
  const t = useT()
  const { send } = useCart()
  const isChange = sheet === 'change'
  return (
    <>
      <p>{t(isChange ? 'orders.changeText' : 'orders.cancelText')}</p>
      {isChange && <Notice tone="warn" title={t('orders.changeBefore', { until })} />}
      <ApiForm action={cancelOrder(order.id)} send={send} follow="document" gap="medium" {...appProps}>
        {isChange && <input type="hidden" name="toCart" value="1" />}
        <FormMessage />
        <CallAfterError phone={phone} />
        <Cluster>
          <SubmitButton look={isChange ? 'default' : 'danger'}>
            {t(isChange ? 'orders.changeConfirm' : 'orders.cancel')}
          </SubmitButton>
          <Button look="outline" href={closeHref}>
            {t('orders.keep')}
          </Button>
        </Cluster>
      </ApiForm>
    </>
  )
}
