import { useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { formAction } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { needsApp } from '#protocol/marks.ts'
import { Notice } from '#ui/states/notice.tsx'
import type { Newsletter } from './newsletter.ts'

const subscribe = formAction('/content/newsletter')

/** Newsletter form of the footer; a message of thanks replaces it after success. */
export function NewsletterForm({ title, label, placeholder, submit }: Newsletter) {
  const t = useT()
  const [thanks, setThanks] = useState<string | null>(null)
  return (
    <div className="newsletter">
      <p>{title}</p>
      {thanks && <Notice tone="success" title={thanks} live />}
      {!thanks && (
        <ApiForm {...needsApp} action={subscribe} onDone={({ notice }) => setThanks(notice)}>
          <WholeMessage />
          <FormField
            name="newsletterEmail"
            type="email"
            label={label}
            quiet
            placeholder={placeholder ?? undefined}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SubmitButton look="default-white">{submit ?? t('shell.subscribe')}</SubmitButton>
        </ApiForm>
      )}
    </div>
  )
}

/** No general message if the error is shown at the only field. */
function WholeMessage() {
  return useFormProblem()?.errors ? null : <FormMessage />
}
