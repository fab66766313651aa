import { ApiForm } from '#features/forms/api-form.tsx'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useDraft } from '#features/forms/use-draft.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { formId } from './address-card.tsx'
import type { AddressFormData, AddressValues } from './address-form-values.ts'
import { addAddress, removeAddress, updateAddress } from './addresses.actions.ts'

type AddressFormProps = {
  form: AddressFormData
  redirect: string | null
}

export function AddressForm({ form: { id, values, countries }, redirect }: AddressFormProps) {
  const t = useT()
  const to = usePath()
  const action = id === null ? addAddress : updateAddress(id)
  const draft = useDraft(action)
  return (
    <Panel id={formId} className="opened" title={t(id === null ? 'addresses.add' : 'addresses.change')} padded>
      <Stack gap="large">
        <DraftForm gap="large" action={action} follow="document" {...appProps}>
          <FormMessage />
          {redirect && <input type="hidden" name="redirect" value={redirect} />}
          <AddressFields values={values} countries={countries} />
          <Cluster>
            <SubmitButton>{t('addresses.save')}</SubmitButton>
            <Button look="outline" href={to(redirect ? 'checkout' : 'dashboardAccount')} onClick={draft.forget}>
              {t('addresses.cancel')}
            </Button>
          </Cluster>
        </DraftForm>
        {id !== null && (
          <ApiForm action={removeAddress(id)} follow="document" {...appProps}>
            <FormMessage />
            <SubmitButton look="simple" icon="trash-simple">
              {t('addresses.remove')}
            </SubmitButton>
          </ApiForm>
        )}
      </Stack>
    </Panel>
  )
}

function AddressFields({ values, countries }: Pick<AddressFormData, 'values' | 'countries'>) {
  const t = useT()
  const optional = t('forms.optional')
  const text = (
    name: Exclude<keyof AddressValues, 'isDefault' | 'country'>,
    autoComplete: string,
    maxLength = 120,
  ) => ({
    name,
    label: t(`addresses.${name}`),
    defaultValue: values[name],
    autoComplete,
    maxLength,
  })
  const known = countries.some(({ code }) => code === values.country)
  return (
    <>
      <FormGrid>
        <FormField {...text('companyName', 'organization')} optional={optional} />
        <FormField {...text('vatId', 'off', 40)} optional={optional} />
        <FormField {...text('firstName', 'given-name')} required />
        <FormField {...text('lastName', 'family-name')} required />
        <FormField {...text('address1', 'address-line1')} required />
        <FormField {...text('address2', 'address-line2')} optional={optional} />
        <FormField {...text('postcode', 'postal-code', 20)} required />
        <FormField {...text('city', 'address-level2')} required />
        <FormField
          as="select"
          name="country"
          label={t('addresses.country')}
          autoComplete="country"
          required
          defaultValue={known ? values.country : ''}
          options={[
            ...(known ? [] : [{ value: '', label: t('addresses.chooseCountry'), disabled: true }]),
            ...countries.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <FormField {...text('phone', 'tel', 40)} type="tel" required />
      </FormGrid>
      <DefaultAddressField isDefault={values.isDefault} />
    </>
  )
}

/** Checkbox that makes the address the default. The default address has none: it changes only if another becomes the default. */
function DefaultAddressField({ isDefault }: { isDefault: boolean }) {
  const t = useT()
  const value = useFieldValue('defaultAddress')
  if (isDefault) return <input type="hidden" name="defaultAddress" value="1" />
  return (
    <Checkbox name="defaultAddress" value="1" defaultChecked={value !== undefined} label={t('addresses.asDefault')} />
  )
}
