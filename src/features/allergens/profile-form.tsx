import { useState } from 'react'
import { firstPage, listingHref, withFilters } from '#features/catalogue/listing-query.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { type AnswerOf, formAction } from '#features/forms/form-action.ts'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { needsApp } from '#protocol/marks.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type AllergenCode, allergenCodes, allergenIcons } from './allergens.ts'

const saveProfile = formAction('/catalogue/allergen-profile')

/** What the kitchen avoids, as boxes; afterwards the way to what is declared free of all of it. A native form until the app is there. */
export function ProfileForm({ avoid }: { avoid: readonly AllergenCode[] }) {
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const [kept, setKept] = useState(avoid)

  function tell({ avoid: saved, message }: AnswerOf<typeof saveProfile>) {
    setKept(saved ?? [])
    notify({ title: message ?? t('catalogue.profileSaved'), color: 'success' })
  }

  return (
    <ApiForm action={saveProfile} gap="medium" onDone={tell} {...needsApp}>
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
        <SubmitButton>{t('catalogue.profileSave')}</SubmitButton>
        {kept.length > 0 && (
          <Button
            look="arrow"
            href={listingHref(locale, '', withFilters(firstPage, { does_not_contain_allergen: [...kept] }))}
          >
            {t('catalogue.profileOnlyFree')}
          </Button>
        )}
      </Cluster>
    </ApiForm>
  )
}
