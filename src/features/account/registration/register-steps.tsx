import { FormField } from '#features/forms/form-field.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { activities, type RegistrationCountry } from './registration.ts'
import { VatField } from './vat-field.tsx'

export function ContactStep() {
  const t = useT()
  return (
    <>
      <FormGrid>
        <FormField name="firstName" label={t('account.firstName')} autoComplete="given-name" required />
        <FormField name="lastName" label={t('account.lastName')} autoComplete="family-name" required />
      </FormGrid>
      <FormField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="email"
        spellCheck={false}
        required
      />
    </>
  )
}

export function CompanyStep({ countries, country }: { countries: RegistrationCountry[]; country: string }) {
  const t = useT()
  const none = { value: '', label: t('account.request.activityNone') }
  return (
    <>
      <FormField name="companyName" label={t('account.request.companyName')} autoComplete="organization" required />
      <FormGrid>
        <FormField
          as="select"
          name="country"
          label={t('account.request.country')}
          autoComplete="country"
          defaultValue={country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <VatField countries={countries} country={country} />
      </FormGrid>
      <FormField
        as="select"
        name="activity"
        label={t('account.request.activity')}
        defaultValue=""
        options={[none, ...activities.map((key) => ({ value: key, label: t(`account.request.${key}`) }))]}
      />
      <FormGrid>
        <FormField
          name="companyEmail"
          type="email"
          label={t('account.request.companyEmail')}
          spellCheck={false}
          required
        />
        <FormField name="companyPhone" type="tel" label={t('account.phone')} autoComplete="tel" required />
      </FormGrid>
      <FormField
        name="website"
        inputMode="url"
        label={t('account.request.website')}
        optional={t('forms.optional')}
        placeholder="https://"
        autoComplete="url"
        spellCheck={false}
      />
    </>
  )
}

export function AddressStep() {
  const t = useT()
  return (
    <>
      <FormField name="address1" label={t('account.request.address1')} autoComplete="address-line1" required />
      <FormField
        name="address2"
        label={t('account.request.address2')}
        optional={t('forms.optional')}
        autoComplete="address-line2"
      />
      <FormGrid>
        <FormField name="postcode" label={t('account.request.postcode')} autoComplete="postal-code" required />
        <FormField name="city" label={t('account.request.city')} autoComplete="address-level2" required />
      </FormGrid>
      <FormField name="phone" type="tel" label={t('account.request.addressPhone')} autoComplete="tel" required />
    </>
  )
}
