import type { ReactNode } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldError } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import type { MissingPage } from './not-found-log.ts'
import { createRedirect } from './operator.actions.ts'

type RedirectFormProps = {
  page: MissingPage
  onDone: (answer: { notice: string }) => void
  children: ReactNode
}

export function RedirectForm({ page: { path, suggestion }, onDone, children }: RedirectFormProps) {
  const t = useT()
  const statuses = ['301', '302', '410'] as const
  return (
    <ApiForm
      action={createRedirect}
      only={{ source: path }}
      className="stack redirect-form"
      onDone={onDone}
      {...appProps}
    >
      <FormMessage />
      {children}
      <input type="hidden" name="source" value={path} />
      <SourceError />
      <FormField
        name="target"
        label={t('operator.target')}
        defaultValue={suggestion ?? ''}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField
        as="select"
        name="status"
        label={t('operator.status')}
        defaultValue="301"
        options={statuses.map((status) => ({ value: status, label: t(`operator.statuses.${status}`) }))}
      />
      <SubmitButton>{t('operator.save')}</SubmitButton>
    </ApiForm>
  )
}

function SourceError() {
  const error = useFieldError('source')
  return error ? <ErrorMessage>{error}</ErrorMessage> : null
}
