import { useState } from 'react'
import { firstPage, listingHref, withFilters } from '#features/catalogue/listing-query.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { formAction, type ResponseOf } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type AllergenCode, allergenCodes, allergenIcons } from './allergens.ts'

const saveProfile = formAction('/catalogue/allergen-profile')

/** Checkboxes of avoided allergens, and a link to products that are free of all saved ones. A native form before hydration. */
export function ProfileForm({ avoid }: { avoid: readonly AllergenCode[] }) {
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const [savedCodes, setSavedCodes] = useState(avoid)

  function showSaved({ avoid: saved, message }: ResponseOf<typeof saveProfile>) {
    setSavedCodes(saved ?? [])
    notify({ title: message ?? t('catalogue.profileSaved'), color: 'success' })
  }

  return (
    <ApiForm action={saveProfile} gap="medium" onDone={showSaved} {...appProps}>
      <FormMessage />
      <fieldset className="profile">
        <VisuallyHidden as="legend">{t('catalogue.profileTitle')}</VisuallyHidden>
        {allergenCodes.map((code) => (
          <Checkbox
            key={code}
            name="avoid"
            value={code}
            defaultChecked={avoid.includes(code)}
            label={
              <Cluster as="span">
                <Icon name={allergenIcons[code]} />
                {t(`product.allergen.${code}`)}
              </Cluster>
            }
          />
        ))}
      </fieldset>
      <Cluster>
        <SubmitButton look="outline">{t('catalogue.profileSave')}</SubmitButton>
        {savedCodes.length > 0 && (
          <Button
            look="arrow"
            href={listingHref(locale, '', withFilters(firstPage, { does_not_contain_allergen: [...savedCodes] }))}
          >
            {t('catalogue.profileOnlyFree')}
          </Button>
        )}
      </Cluster>
    </ApiForm>
  )
}
