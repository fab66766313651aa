import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip, type StatusTone } from '#ui/order/status-chip.tsx'
import { LineFields } from './line-fields.tsx'
import { AddDateToCart } from './prepared-dates.tsx'
import { dayText } from './schedule-text.ts'
import type { DateState, StandingDate, StandingOrder } from './standing-order.ts'
import { changeDate } from './standing-orders.actions.ts'

export const dateId = 'date'

const tones: Record<DateState, StatusTone> = {
  planned: 'wait',
  skipped: 'off',
  closed: 'off',
  prepared: 'info',
  added: 'ok',
  ordered: 'ok',
  missed: 'bad',
  failed: 'bad',
}

type Dated = { order: Pick<StandingOrder, 'id' | 'lines'>; date: StandingDate }

export function DateTable({ order }: { order: StandingOrder }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Table
      caption={t('standing.dates')}
      columns={[
        { key: 'date', label: t('standing.date') },
        { key: 'status', label: t('standing.status'), align: 'end' },
        { key: 'note', label: t('standing.items'), hiddenLabel: true, phone: 'under' },
        { key: 'actions', label: t('standing.actions'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={order.dates.map((date) => ({
        id: date.date,
        cells: {
          date: <b>{dayText(locale, date.date)}</b>,
          status: <StatusChip tone={tones[date.state]}>{t(`standing.dateStates.${date.state}`)}</StatusChip>,
          note: (
            <Text as="span" size="small" tone="muted">
              {[date.lines && t('standing.changedLines'), date.reason].filter(Boolean).join('. ')}
            </Text>
          ),
          actions: <DateActions order={order} date={date} />,
        },
      }))}
    />
  )
}

function DateActions({ order, date: given }: Dated) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const { date, state, changeableUntil, orderUntil, order: placed } = given
  const day = dayText(locale, date)
  if (placed)
    return (
      <Button look="outline-sm" href={`${to('dashboardOrders')}?${new URLSearchParams({ order: placed.id })}#order`}>
        {t('standing.viewOrder', { number: placed.number })}
      </Button>
    )
  if (state === 'prepared' && orderUntil !== null) return <AddDateToCart id={order.id} date={date} />
  if (changeableUntil === null) return null
  return (
    <Cluster>
      {state === 'planned' && (
        <Button
          look="outline-sm"
          href={`${to('dashboardStandingOrders')}?${new URLSearchParams({ standing: order.id, date })}#${dateId}`}
          aria-label={t('standing.changeNamed', { day })}
        >
          {t('standing.change')}
        </Button>
      )}
      <SkipForm order={order} date={given} />
    </Cluster>
  )
}

/** Skips a date, or plans it again. */
function SkipForm({ order, date: { date, state, lines } }: Dated) {
  const t = useT()
  const day = dayText(useLocale(), date)
  const isSkipped = state === 'skipped'
  return (
    <ApiForm action={changeDate(order.id, date)} only={{ form: 'skip' }} follow="document" {...appProps}>
      <FormMessage />
      <input type="hidden" name="form" value="skip" />
      <Kept lines={lines} />
      {!isSkipped && <input type="hidden" name="skip" value="1" />}
      <SubmitButton
        look="outline-sm"
        aria-label={t(isSkipped ? 'standing.planAgainNamed' : 'standing.skipNamed', { day })}
      >
        {t(isSkipped ? 'standing.planAgain' : 'standing.skip')}
      </SubmitButton>
    </ApiForm>
  )
}

/** Quantities of the date, which skipping does not lose. */
const Kept = ({ lines }: Pick<StandingDate, 'lines'>) =>
  (lines ?? []).map(({ productId, quantity }) => (
    <input key={productId} type="hidden" name={`quantity:${productId}`} value={quantity} />
  ))

/** Quantities of one date. Items that the date leaves out can be added again. */
export function DatePanel({ order, date }: Dated) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const closeHref = `${to('dashboardStandingOrders')}?${new URLSearchParams({ standing: order.id })}`
  const own = date.lines ?? order.lines
  const left = order.lines.filter(({ productId }) => !own.some((line) => line.productId === productId))
  const lines = [...own, ...left.map((line) => ({ ...line, quantity: 0 }))]
  return (
    <Panel
      id={dateId}
      tabIndex={-1}
      className="opened"
      title={t('standing.changeNamed', { day: dayText(locale, date.date) })}
      padded
    >
      {date.changeableUntil === null ? (
        <Text tone="soft">{t('standing.dateLocked')}</Text>
      ) : (
        <Stack gap="large">
          <Text tone="soft" measure>
            {t('standing.changeText', { until: date.changeableUntil })}
          </Text>
          <ApiForm
            action={changeDate(order.id, date.date)}
            only={{ form: 'lines' }}
            gap="large"
            follow="document"
            {...appProps}
          >
            <FormMessage />
            <input type="hidden" name="form" value="lines" />
            <LineFields lines={lines} />
            <Cluster>
              <SubmitButton>{t('standing.saveDate')}</SubmitButton>
              <Button look="outline" href={closeHref}>
                {t('addresses.cancel')}
              </Button>
            </Cluster>
          </ApiForm>
        </Stack>
      )}
    </Panel>
  )
}
