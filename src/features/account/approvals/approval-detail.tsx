import { useRouter } from '@tanstack/react-router'
import { toDepositLines } from '#features/cart/page/tax-lines.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { Address } from '#features/orders/order-address.tsx'
import { orderHref } from '#features/orders/order-href.ts'
import { formatDate } from '#i18n/format.ts'
import { formatWeekday, formatWeekdayTime } from '#i18n/format-days.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Totals } from '#ui/order/totals.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type Approval, detailId } from './approval.ts'
import { ApprovalLines } from './approval-lines.tsx'
import { ApprovalStatusChip } from './approval-status.tsx'
import { addApprovalToCart, decideApproval, returnApproval, withdrawApproval } from './approvals.actions.ts'

/** A request with what has changed since it was sent; approvers decide it here. */
export function ApprovalDetail({ approval }: { approval: Approval }) {
  const t = useT()
  const to = usePath()
  const { id, buyer, canDecide, canWithdraw, canReorder, order } = approval
  return (
    <Panel
      id={detailId}
      tabIndex={-1}
      className="opened"
      title={t('approvals.named', { name: buyer })}
      aside={<IconButton icon="x" label={t('approvals.close')} href={to('dashboardApprovals')} />}
      padded
    >
      <Stack gap="large">
        <Facts approval={approval} />
        {canDecide ? <Decision approval={approval} /> : <Content approval={approval} />}
        {canDecide && <ReturnForm id={id} />}
        <Addresses approval={approval} />
        {order && (
          <Cluster>
            <Button look="outline" icon="receipt" href={orderHref(to('dashboardOrders'), order.id)}>
              {t('approvals.toOrder', { number: order.number })}
            </Button>
          </Cluster>
        )}
        {canWithdraw && (
          <ApiForm action={withdrawApproval(id)} follow="document" {...appProps}>
            <FormMessage />
            <SubmitButton look="outline">{t('approvals.withdraw')}</SubmitButton>
          </ApiForm>
        )}
        {canReorder && (
          <ApiForm action={addApprovalToCart(id)} follow="document" {...appProps}>
            <FormMessage />
            <SubmitButton icon="shopping-cart-simple">{t('approvals.toCart')}</SubmitButton>
          </ApiForm>
        )}
      </Stack>
    </Panel>
  )
}

function Facts({ approval }: { approval: Approval }) {
  const t = useT()
  const locale = useLocale()
  const { status, exceeded, sentAt, decideBefore, decidedBy, reason, deliveryDate, purchaseReference } = approval
  const { message, collected, empties } = approval
  const facts = [
    { name: t('orders.status'), value: <ApprovalStatusChip status={status} /> },
    {
      name: t('approvals.request'),
      value: t(exceeded === 'month' ? 'approvals.exceedsMonth' : 'approvals.exceedsOrder'),
    },
    { name: t('approvals.decidedBy'), value: decidedBy },
    { name: t('approvals.reasonLabel'), value: reason },
    { name: t('approvals.sent'), value: formatDate(locale, sentAt) },
    {
      name: t('approvals.decideBefore'),
      value: status === 'waiting' && formatWeekdayTime(locale, new Date(decideBefore)),
    },
    { name: t(collected ? 'orders.pickupDay' : 'orders.deliveryDay'), value: formatWeekday(locale, deliveryDate) },
    { name: t('checkout.purchaseReference'), value: purchaseReference },
    { name: t('empties.title'), value: empties },
    { name: t('orders.message'), value: message },
  ].filter(({ value }) => value)
  return <DescriptionList items={facts} />
}

/** Below the decision, which is then on the first screens of a phone. */
function Addresses({ approval: { collected, shippingAddress, billingAddress } }: { approval: Approval }) {
  const t = useT()
  return (
    <DescriptionList
      items={[
        {
          name: t(collected ? 'checkout.method' : 'orders.deliverTo'),
          value: collected ? t('orders.collected') : <Address address={shippingAddress} />,
        },
        { name: t('orders.billTo'), value: <Address address={billingAddress} /> },
      ]}
    />
  )
}

/** Changes since the request, the lines and the sums. */
function Content({ approval }: { approval: Approval }) {
  const t = useT()
  const locale = useLocale()
  const { lines, changedDay, deliveryDate, problems, canDecide, subTotal, deposit, shipping, tax, total } = approval
  const hasChanges = changedDay !== null || lines.some(({ changes }) => changes.length > 0)
  return (
    <>
      {hasChanges && (
        <Notice tone="warn" title={t('approvals.changedTitle')}>
          {changedDay &&
            t('approvals.newDay', {
              before: formatWeekday(locale, deliveryDate),
              now: formatWeekday(locale, changedDay),
            })}
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="error" title={t('approvals.problemTitle')}>
          {problems.join(' ')}
        </Notice>
      )}
      <ApprovalLines lines={lines} isEditable={canDecide} />
      <Totals
        ruled
        lines={[
          { label: t('approvals.subTotal'), value: subTotal },
          ...toDepositLines(deposit, t),
          { label: t('approvals.shipping'), value: shipping },
          { label: t('approvals.tax'), value: tax },
        ]}
        total={{ label: t('approvals.total'), amount: total }}
      />
    </>
  )
}

/** The first button, which Enter in a field submits, changes quantities and orders nothing. */
function Decision({ approval }: { approval: Approval }) {
  const t = useT()
  const router = useRouter()
  return (
    <ApiForm
      action={decideApproval(approval.id)}
      gap="large"
      follow="document"
      onRefused={({ status }) => {
        if (status === 409) void router.invalidate()
      }}
      {...appProps}
    >
      <FormMessage />
      <input type="hidden" name="version" value={approval.version} />
      <Content approval={approval} />
      <Stack gap="small">
        <Text size="small" tone="muted" id="quantities-hint">
          {t('approvals.updateHint')}
        </Text>
        <Cluster>
          <SubmitButton look="outline" name="as" value="change" aria-describedby="quantities-hint">
            {t('approvals.update')}
          </SubmitButton>
          {approval.problems.length === 0 && (
            <SubmitButton icon="seal-check" name="as" value="approve">
              {t('approvals.approve')}
            </SubmitButton>
          )}
        </Cluster>
      </Stack>
    </ApiForm>
  )
}

function ReturnForm({ id }: { id: string }) {
  const t = useT()
  return (
    <ApiForm action={returnApproval(id)} gap="medium" follow="document" {...appProps}>
      <FormMessage />
      <FormField
        as="textarea"
        name="reason"
        label={`${t('approvals.returnTitle')}. ${t('approvals.returnReason')}`}
        maxLength={1000}
        rows={2}
        required
      />
      <Cluster>
        <SubmitButton look="outline">{t('approvals.giveBack')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}
