import { useRouter } from '@tanstack/react-router'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { newListId } from './list-links.ts'
import { createList } from './lists.actions.ts'

export function CreateList() {
  const t = useT()
  const router = useRouter()
  return (
    <Panel id={newListId} className="opened" title={t('lists.new')} padded>
      <DraftForm action={createList} gap="medium" onDone={() => void router.invalidate()} {...appProps}>
        <FormMessage />
        <div className="field-row">
          <FormField name="name" label={t('lists.name')} maxLength={80} autoComplete="off" required />
          <SubmitButton icon="plus" look="outline">
            {t('lists.create')}
          </SubmitButton>
        </div>
      </DraftForm>
    </Panel>
  )
}
