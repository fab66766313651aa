import { useRouter } from '@tanstack/react-router'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import { newListId } from './list-links.ts'
import { createList } from './lists.actions.ts'

export function CreateList() {
  // only a backend with lists of a company has the permission
  const sharesNew = useShop().facts.customer?.permissions?.includes('editCompanyLists') === true
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
        {sharesNew && <ShareChoice />}
      </DraftForm>
    </Panel>
  )
}

function ShareChoice() {
  const t = useT()
  return (
    <Checkbox
      name="shared"
      value="1"
      defaultChecked={useFieldValue('shared') !== undefined}
      label={
        <>
          {t('lists.share')}
          <br />
          <Text as="small" tone="muted">
            {t('lists.shareHint')}
          </Text>
        </>
      }
    />
  )
}
