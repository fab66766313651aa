import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { updateProfile } from '../account.actions.ts'
import { genders, type Profile } from './profile.ts'

/**
 * Form for name, contact details and preferred packaging unit. Saving loads a new document, because header and products depend on them.
 * @param isAddressOpen the address form is on the screen and has the primary button
 */
export function ProfileDetails({ profile, isAddressOpen }: { profile: Profile; isAddressOpen: boolean }) {
  const t = useT()
  const none = { value: '', label: t('account.unitNone') }
  return (
    <DraftForm action={updateProfile} gap="large" follow="document" {...appProps}>
      <FormMessage />
      <FormField
        as="select"
        name="gender"
        label={t('account.gender')}
        defaultValue={profile.gender}
        options={genders.map((gender) => ({ value: gender, label: t(`account.genders.${gender}`) }))}
      />
      <FormGrid>
        <FormField
          name="firstName"
          label={t('account.firstName')}
          defaultValue={profile.firstName}
          autoComplete="given-name"
          required
        />
        <FormField
          name="lastName"
          label={t('account.lastName')}
          defaultValue={profile.lastName}
          autoComplete="family-name"
          required
        />
      </FormGrid>
      <FormGrid>
        <FormField
          name="email"
          type="email"
          label={t('account.email')}
          defaultValue={profile.email}
          autoComplete="email"
          spellCheck={false}
          required
          {...(profile.isVerified === false && { hint: t('account.emailUnconfirmed') })}
        />
        <FormField
          name="phone"
          type="tel"
          label={t('account.phone')}
          defaultValue={profile.phone}
          autoComplete="tel"
          required
        />
      </FormGrid>
      {profile.emailNeedsPassword && (
        <FormField
          as="password"
          name="emailPassword"
          label={t('account.emailPassword')}
          hint={t('account.emailPasswordHint')}
          showLabel={t('account.showPassword')}
          autoComplete="current-password"
        />
      )}
      <FormField
        as="select"
        name="preferredUnit"
        label={t('account.unit')}
        hint={t('account.unitHint')}
        defaultValue={profile.preferredUnit}
        options={[none, ...profile.units.map(({ id, label }) => ({ value: id, label }))]}
      />
      {profile.progressMails && (
        <FormField
          as="select"
          name="progressMails"
          label={t('account.progressMails')}
          hint={t('account.progressMailsHint')}
          defaultValue={profile.progressMails}
          options={[
            { value: 'on', label: t('account.progressMailsOn') },
            { value: 'off', label: t('account.progressMailsOff') },
          ]}
        />
      )}
      <Cluster>
        <SubmitButton look={isAddressOpen ? 'outline' : 'default'}>{t('account.save')}</SubmitButton>
      </Cluster>
    </DraftForm>
  )
}
