import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Panel } from '#ui/panel.tsx'
import { formId } from './address-book.tsx'
import type { AddressFormFacts, AddressValues } from './address-form-values.ts'

type AddressFormProps = {
  form: AddressFormFacts
  /** Where to once it is saved, as the URL asked; checked where it is followed. */
  redirect: string | null
}

/** An own address, opened by `?address=`: a new one, or one to change or remove. */
export function AddressForm({ form: { id, values, countries }, redirect }: AddressFormProps) {
  const t = useT()
  const to = usePath()
  return (
    <div id={formId} className="opened">
      <Panel title={t(id === null ? 'addresses.add' : 'addresses.change')} padded>
        <div className="stack l">
          <ApiForm
            className="stack l"
            action={id === null ? '/addresses' : `/addresses/${id}`}
            follow="document"
            data-app
          >
            <FormMessage />
            {redirect && <input type="hidden" name="redirect" value={redirect} />}
            <AddressFields values={values} countries={countries} />
            <div className="cluster">
              <SubmitButton>{t('addresses.save')}</SubmitButton>
              <Button look="outline" href={to(redirect ? 'checkout' : 'dashboardAccount')}>
                {t('addresses.cancel')}
              </Button>
            </div>
          </ApiForm>
          {id !== null && (
            <ApiForm action={`/addresses/${id}/remove`} follow="document" data-app>
              <FormMessage />
              <SubmitButton look="simple" icon="trash-simple">
                {t('addresses.remove')}
              </SubmitButton>
            </ApiForm>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** The fields, in the order of a label. */
function AddressFields({ values, countries }: Pick<AddressFormFacts, 'values' | 'countries'>) {
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
      <div className="two">
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
      </div>
      <DefaultMark isDefault={values.isDefault} />
    </>
  )
}

/** The default address stays it until another one is. */
function DefaultMark({ isDefault }: { isDefault: boolean }) {
  const t = useT()
  const value = useFieldValue('defaultAddress')
  if (isDefault) return <input type="hidden" name="defaultAddress" value="1" />
  return (
    <Checkbox name="defaultAddress" value="1" defaultChecked={value !== undefined} label={t('addresses.asDefault')} />
  )
}
