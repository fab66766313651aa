import { type FormEvent, useEffect, useRef } from 'react'
import { readDraft, saveFormDraft } from '#features/forms/draft.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { logIn } from '../account.actions.ts'

/** Draft of a guest's login form. */
const draftName = logIn.path

export const forgetLoginEmail = () => saveFormDraft(draftName, {})

/** E-mail field of login page, login dialog and password reset, which show what was typed in any of them in this tab. */
export function LoginEmailField() {
  const t = useT()
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = mark.current?.querySelector('input')
    const email = readDraft(draftName)?.email
    if (field && email && !field.value) field.value = email
  }, [])
  const keep = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) saveFormDraft(draftName, { ...readDraft(draftName), email: target.value })
  }
  return (
    <div ref={mark} onInput={keep}>
      <FormField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </div>
  )
}
