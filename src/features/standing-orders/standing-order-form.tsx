import { ApiForm } from '#features/forms/api-form.tsx'
import type { FormAction, WriteResponse } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError, useFieldValue, useFieldValues } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useChosenDay } from '#features/forms/use-chosen-day.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { LineFields } from './line-fields.tsx'
import { weekdayName } from './schedule-text.ts'
import {
  intervals,
  type StandingChoices,
  type StandingLine,
  type StandingOrder,
  weekdayField,
  weekdays,
} from './standing-order.ts'

type StandingOrderFormProps = {
  action: FormAction<WriteResponse>
  lines: readonly StandingLine[]
  choices: StandingChoices
  /** Null: a new one. */
  order: StandingOrder | null
}

export function StandingOrderForm({ action, lines, choices, order }: StandingOrderFormProps) {
  const t = useT()
  return (
    <ApiForm action={action} gap="large" follow="document" {...appProps}>
      <FormMessage />
      {!order && <CreationKey value={choices.key} />}
      <Text tone="soft" measure>
        {t(order ? 'standing.editText' : 'standing.createText')}
      </Text>
      <LineFields lines={lines} />
      {order && choices.takesCodes && (
        <FormField
          name="code"
          label={t('standing.addCode')}
          hint={t('standing.addCodeHint')}
          optional={t('forms.optional')}
          maxLength={60}
          autoComplete="off"
        />
      )}
      <ScheduleFields choices={choices} order={order} />
      <DeliveryFields choices={choices} order={order} />
      <Cluster>
        <SubmitButton>{t(order ? 'standing.save' : 'standing.create')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}

/** A form with errors keeps it, so that one standing order is created. */
function CreationKey({ value }: { value: string }) {
  return <input type="hidden" name="idempotencyKey" defaultValue={useFieldValue('idempotencyKey', value)} />
}

function ScheduleFields({ choices: { today }, order }: Pick<StandingOrderFormProps, 'choices' | 'order'>) {
  const t = useT()
  const error = useFieldError('weekdays')
  return (
    <Stack gap="medium">
      <Stack as="fieldset" gap="small" aria-describedby={error && 'weekdays-error'}>
        <Heading as="legend" look="subheading">
          {t('standing.weekdays')}
        </Heading>
        <FormGrid>
          {weekdays.map((day) => (
            <WeekdayField key={day} day={day} isOn={order?.weekdays.includes(day) ?? false} />
          ))}
        </FormGrid>
        {error && <ErrorMessage id="weekdays-error">{error}</ErrorMessage>}
      </Stack>
      <FormGrid>
        <FormField
          as="select"
          name="everyWeeks"
          label={t('standing.interval')}
          defaultValue={String(order?.everyWeeks ?? 1)}
          options={intervals.map((count) => ({
            value: String(count),
            label: count === 1 ? t('standing.intervalEvery') : t('standing.intervalWeeks', { count }),
          }))}
        />
        <FormField
          as="select"
          name="how"
          label={t('standing.how')}
          hint={t('standing.howHint')}
          defaultValue={order?.isAutomatic === false ? 'prepared' : 'automatic'}
          options={[
            { value: 'automatic', label: t('standing.howAutomatic') },
            { value: 'prepared', label: t('standing.howPrepared') },
          ]}
        />
        <DateField name="startDate" label={t('standing.start')} defaultValue={order?.startDate ?? today} required />
        <DateField
          name="endDate"
          label={t('standing.end')}
          optional={t('forms.optional')}
          defaultValue={order?.endDate ?? ''}
        />
      </FormGrid>
    </Stack>
  )
}

type DateFieldProps = { name: string; label: string; defaultValue: string; required?: boolean; optional?: string }

function DateField(props: DateFieldProps) {
  const { chosen, input } = useChosenDay(useFieldValue(props.name, props.defaultValue))
  return <FormField {...props} {...input} type="date" {...(chosen && { hint: chosen })} />
}

function WeekdayField({ day, isOn }: { day: number; isOn: boolean }) {
  const locale = useLocale()
  const checked = useFieldValues(weekdayField(day), isOn ? ['1'] : [])
  return (
    <Checkbox name={weekdayField(day)} value="1" label={weekdayName(locale, day)} defaultChecked={checked.length > 0} />
  )
}

function DeliveryFields({ choices: { addresses, methods }, order }: Pick<StandingOrderFormProps, 'choices' | 'order'>) {
  const t = useT()
  const [first] = addresses
  return (
    <FormGrid>
      <FormField
        as="select"
        name="shippingAddressId"
        label={t('standing.address')}
        defaultValue={order?.shippingAddressId ?? first?.value}
        options={addresses}
      />
      <FormField
        as="select"
        name="billingAddressId"
        label={t('standing.billing')}
        defaultValue={order?.billingAddressId ?? first?.value}
        options={addresses}
      />
      <FormField
        as="select"
        name="shippingMethod"
        label={t('standing.method')}
        defaultValue={order?.shippingMethod ?? methods[0]?.value}
        options={methods}
      />
      <FormField
        name="purchaseReference"
        label={t('standing.reference')}
        optional={t('forms.optional')}
        defaultValue={order?.purchaseReference ?? ''}
        maxLength={60}
        autoComplete="off"
      />
      <FormField
        as="textarea"
        name="message"
        label={t('standing.message')}
        optional={t('forms.optional')}
        defaultValue={order?.message ?? ''}
        maxLength={2000}
        rows={3}
      />
    </FormGrid>
  )
}
