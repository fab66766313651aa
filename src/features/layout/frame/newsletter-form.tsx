import { useState } from 'react'
import type { Newsletter, NewsletterForm } from '#features/content/news/newsletter.ts'
import { ApiForm } from '#features/forms/api-form.tsx'
import { formAction } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError, useFieldValue, useFormProblem } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useFragment } from '../menu/fragment.tsx'

const subscribe = formAction('/content/newsletter')

/** Newsletter form of the footer; a message replaces it after success, and if the form is closed or unsupported. */
export function NewsletterPanel({ title, form }: Newsletter) {
  const t = useT()
  const [thanks, setThanks] = useState<string | null>(null)
  return (
    <div className="newsletter">
      <p>{title}</p>
      {thanks && <Notice tone="success" title={thanks} answer={thanks} />}
      {typeof form === 'string' && <p>{t('shell.noNewsletter')}</p>}
      {!thanks && typeof form !== 'string' && (
        <ApiForm {...appProps} action={subscribe} onDone={({ notice }) => setThanks(notice)}>
          <WholeMessage />
          <FormField
            name="newsletterEmail"
            type="email"
            label={form.label}
            quiet
            placeholder={form.placeholder ?? undefined}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <SubmitButton look="default-white">{form.submit ?? t('shell.subscribe')}</SubmitButton>
          {form.consent && <Consent consent={form.consent} />}
        </ApiForm>
      )}
    </div>
  )
}

type ConsentField = NonNullable<NewsletterForm['consent']>

const ConsentText = ({ consent }: { consent: ConsentField }) => <span {...useFragment('newsletterConsent', consent)} />

function Consent({ consent }: { consent: ConsentField }) {
  const name = 'newsletterConsent'
  const error = useFieldError(name)
  return (
    <Checkbox
      name={name}
      value={consent.value}
      label={consent.text.length > 0 ? <ConsentText consent={consent} /> : consent.label}
      defaultChecked={useFieldValue(name) === consent.value}
      required
      {...(error && { error })}
    />
  )
}

function WholeMessage() {
  return useFormProblem()?.errors ? null : <FormMessage />
}
