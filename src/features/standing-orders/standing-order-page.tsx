import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { DatePanel, DateTable } from './date-table.tsx'
import { useScheduleText } from './schedule-text.ts'
import type { StandingChoices, StandingLine, StandingOrder, StandingState } from './standing-order.ts'
import { StandingOrderForm } from './standing-order-form.tsx'
import { changeState, createStandingOrder, updateStandingOrder } from './standing-orders.actions.ts'
import { stateTones } from './standing-orders-page.tsx'

const endId = 'end'

function Crumbs({ label }: { label: string }) {
  const t = useT()
  const to = usePath()
  return (
    <Breadcrumbs
      label={t('cart.crumbs')}
      items={[{ label: t('standing.title'), href: to('dashboardStandingOrders') }, { label }]}
    />
  )
}

type StandingOrderPageProps = {
  order: StandingOrder
  choices: StandingChoices
  /** The date in the URL that is changed; null: none. */
  date: string | null
  /** The customer is asked whether to end it. */
  isEnding: boolean
}

export function StandingOrderPage({ order, choices, date, isEnding }: StandingOrderPageProps) {
  const t = useT()
  const schedule = useScheduleText()(order)
  const { id, state, isAutomatic, subTotal, dates, lines } = order
  const changed = dates.find((one) => one.date === date)
  const facts = [
    t(isAutomatic ? 'standing.automatic' : 'standing.prepared'),
    subTotal && t('standing.subtotal', { amount: subTotal }),
  ]
  return (
    <>
      <Crumbs label={schedule} />
      <PageHeader
        title={schedule}
        aside={<StatusChip tone={stateTones[state]}>{t(`standing.states.${state}`)}</StatusChip>}
      >
        <Text tone="soft">{facts.filter(Boolean).join(', ')}</Text>
      </PageHeader>
      <Stack gap="large">
        {state === 'paused' && (
          <Notice tone="warn" title={t('standing.states.paused')}>
            {t('standing.pausedText')}
          </Notice>
        )}
        {state === 'ended' && <Notice title={t('standing.states.ended')}>{t('standing.endedText')}</Notice>}
        {isEnding && state !== 'ended' && <EndPanel id={id} />}
        {changed && <DatePanel key={changed.date} order={order} date={changed} />}
        {dates.length > 0 && (
          <Panel title={t('standing.dates')}>
            <DateTable order={order} />
          </Panel>
        )}
        {state !== 'ended' && (
          <>
            {!changed && !isEnding && (
              <Panel title={t('standing.edit')} padded>
                <StandingOrderForm action={updateStandingOrder(id)} lines={lines} choices={choices} order={order} />
              </Panel>
            )}
            <StateForms id={id} state={state} />
          </>
        )}
      </Stack>
    </>
  )
}

function StateForms({ id, state }: { id: string; state: StandingState }) {
  const t = useT()
  const to = usePath()
  const isPaused = state === 'paused'
  return (
    <ApiForm action={changeState(id)} only={{ state: isPaused ? 'active' : 'paused' }} follow="document" {...appProps}>
      <FormMessage />
      <input type="hidden" name="state" value={isPaused ? 'active' : 'paused'} />
      <Cluster>
        <SubmitButton look="outline">{t(isPaused ? 'standing.resume' : 'standing.pause')}</SubmitButton>
        <Button
          look="simple"
          icon="trash-simple"
          href={`${to('dashboardStandingOrders')}?${new URLSearchParams({ standing: id, end: '1' })}#${endId}`}
        >
          {t('standing.endIt')}
        </Button>
      </Cluster>
    </ApiForm>
  )
}

function EndPanel({ id }: { id: string }) {
  const t = useT()
  const to = usePath()
  return (
    <Panel id={endId} tabIndex={-1} className="opened" title={t('standing.endAsk')} padded>
      <ApiForm action={changeState(id)} only={{ state: 'ended' }} gap="medium" follow="document" {...appProps}>
        <FormMessage />
        <input type="hidden" name="state" value="ended" />
        <p>{t('standing.endText')}</p>
        <Cluster>
          <SubmitButton look="danger">{t('standing.endConfirm')}</SubmitButton>
          <Button look="outline" href={`${to('dashboardStandingOrders')}?${new URLSearchParams({ standing: id })}`}>
            {t('standing.keep')}
          </Button>
        </Cluster>
      </ApiForm>
    </Panel>
  )
}

export function NewStandingOrderPage({ lines, choices }: { lines: readonly StandingLine[]; choices: StandingChoices }) {
  const t = useT()
  const to = usePath()
  return (
    <>
      <Crumbs label={t('standing.regularly')} />
      <PageHeader title={t('standing.regularly')} />
      {lines.length === 0 ? (
        <Notice tone="warn" title={t('standing.nothing')}>
          {t('standing.emptyText')}
        </Notice>
      ) : choices.addresses.length === 0 ? (
        <Notice
          tone="warn"
          title={t('standing.noAddress')}
          action={<Button href={to('dashboardAccount')}>{t('account.profileTitle')}</Button>}
        />
      ) : (
        <Panel as="div" padded>
          <StandingOrderForm action={createStandingOrder} lines={lines} choices={choices} order={null} />
        </Panel>
      )}
    </>
  )
}
