import { useRouter } from '@tanstack/react-router'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { addToListByCode } from './lists.actions.ts'

export function AddArticle({ listId }: { listId: string }) {
  const t = useT()
  const router = useRouter()
  const notify = useNotify()
  return (
    <DraftForm
      className="add-article"
      action={addToListByCode(listId)}
      onDone={({ notice, product }, form) => {
        form.reset()
        if (notice) notify({ title: notice, description: product, color: 'success' })
        void router.invalidate()
      }}
      {...appProps}
    >
      <FormField
        quiet
        name="code"
        label={t('lists.addCode')}
        placeholder={t('lists.addCode')}
        icon="barcode"
        maxLength={60}
        autoComplete="off"
        required
      />
      <SubmitButton look="outline" icon="plus">
        {t('lists.add')}
      </SubmitButton>
    </DraftForm>
  )
}
