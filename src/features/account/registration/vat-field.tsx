import { useEffect, useRef } from 'react'
import { FormField } from '#features/forms/form-field.tsx'
import { useFieldError, useFieldValue } from '#features/forms/form-state.ts'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { maskExample, matchesMask } from '#features/forms/vat-mask.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { RegistrationCountry } from './registration.ts'

/** VAT number with the format of the chosen country as hint, and a confirmation once the value matches it. */
export function VatField({ countries, country }: { countries: RegistrationCountry[]; country: string }) {
  const t = useT()
  const chosen = useFormValue<HTMLDivElement>('country', useFieldValue('country', country))
  const typed = useFormValue<HTMLDivElement>('vatNumber', useFieldValue('vatNumber', ''))
  const error = useFieldError('vatNumber')
  const known = countries.find(({ code }) => code === chosen.value)
  const isValid = !error && known !== undefined && matchesMask(known.vatMask, typed.value ?? '')
  const checkedFor = useRef(chosen.value)
  useEffect(() => {
    if (checkedFor.current === chosen.value) return
    checkedFor.current = chosen.value
    // an error names the format of the previous country: input ends it
    typed.mark.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosen.value, typed.mark])
  return (
    <div ref={chosen.mark}>
      <div ref={typed.mark}>
        <FormField
          name="vatNumber"
          label={t('account.request.vatNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...(known?.vatMask && { hint: t('account.request.vatHint', { example: maskExample(known.vatMask) }) })}
          {...(isValid && { success: t('account.request.vatFits', { country: known.name }) })}
        />
      </div>
    </div>
  )
}
