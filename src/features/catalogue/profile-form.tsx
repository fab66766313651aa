import { useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import type { Answer } from '#features/forms/send-form.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { type AllergenCode, allergenCodes, allergenIcons } from './allergens.ts'
import { firstPage, listingHref, withFilters } from './listing-query.ts'

type Saved = Answer & { avoid: AllergenCode[] | null; message: string | null }

/** What the kitchen avoids, as boxes; afterwards the way to what is declared free of all of it. A native form until the app is there. */
export function ProfileForm({ avoid }: { avoid: readonly AllergenCode[] }) {
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const [kept, setKept] = useState(avoid)

  function tell({ avoid: saved, message }: Saved) {
    setKept(saved ?? [])
    notify({ title: message ?? t('catalogue.profileSaved'), color: 'success' })
  }

  return (
    <ApiForm<Saved> action="/catalogue/allergen-profile" className="stack" onDone={tell} data-app>
      <FormMessage />
      <fieldset className="profile">
        <legend className="vh">{t('catalogue.profileTitle')}</legend>
        {allergenCodes.map((code) => (
          <Checkbox
            key={code}
            name="avoid"
            value={code}
            defaultChecked={avoid.includes(code)}
            label={
              <span className="cluster">
                <Icon name={allergenIcons[code]} />
                {t(`product.allergen.${code}`)}
              </span>
            }
          />
        ))}
      </fieldset>
      <div className="cluster">
        <SubmitButton>{t('catalogue.profileSave')}</SubmitButton>
        {kept.length > 0 && (
          <Button
            look="arrow"
            href={listingHref(locale, '', withFilters(firstPage, { does_not_contain_allergen: [...kept] }))}
          >
            {t('catalogue.profileOnlyFree')}
          </Button>
        )}
      </div>
    </ApiForm>
  )
}
