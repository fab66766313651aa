import type { ReactNode } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { WriteResponse } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { NamedList } from '../list.ts'
import { saveToList, saveToNewList } from '../lists.actions.ts'

export interface SaveTarget {
  productId: string
  name: string
}

type SaveFormsProps = {
  lists: readonly NamedList[]
  target: SaveTarget
  /** Page to open afterwards; null: the list; undefined: the form is in a dialog and the page stays. */
  back?: string | null
  onDone: (answer: WriteResponse) => void
}

export function SaveForms({ lists, target: { productId }, back, onDone }: SaveFormsProps): ReactNode {
  const t = useT()
  const isEditing = may(useShop().facts.customer, 'editLists')
  const editable = lists.filter(({ canEdit }) => canEdit)
  if (!isEditing) return <Notice tone="info" title={t('lists.readOnlyAll')} />
  const way = { follow: back === undefined ? 'stay' : 'route', onDone } as const
  const hidden = (
    <>
      <input type="hidden" name="productId" value={productId} />
      {back && <input type="hidden" name="redirect" value={back} />}
    </>
  )
  return (
    <Stack>
      {editable.length > 0 && (
        <ApiForm action={saveToList} only={{ productId }} {...way}>
          {hidden}
          <FormMessage />
          <ul className="choices">
            {editable.map(({ id, name, articles, isShared }) => (
              <li key={id}>
                <SubmitButton look="outline" width="full" icon="bookmark-simple" name="list" value={id}>
                  {name}
                  <Text as="small" tone="muted" figures>
                    {[t('cart.items', { count: articles }), isShared && t('lists.ofCompany')]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                </SubmitButton>
              </li>
            ))}
          </ul>
        </ApiForm>
      )}
      <ApiForm gap="small" action={saveToNewList} only={{ productId }} {...way}>
        {hidden}
        <FormMessage />
        <FormField name="name" label={t('lists.newName')} maxLength={80} autoComplete="off" required />
        <SubmitButton look="outline" icon="plus">
          {t('lists.createAndSave')}
        </SubmitButton>
      </ApiForm>
    </Stack>
  )
}

/** Save form on the lists page, to which bookmarks link without JavaScript. @param back page of the bookmark */
export function SaveChoice({
  lists,
  target,
  back,
}: Pick<SaveFormsProps, 'lists' | 'target'> & { back: string | null }) {
  const t = useT()
  const notify = useNotify()
  return (
    <Panel
      title={t('lists.saveTitle', { name: nonBreakingSizes(target.name) })}
      aside={
        back && (
          <Button look="simple" href={back}>
            {t('lists.notNow')}
          </Button>
        )
      }
      padded
    >
      <SaveForms
        lists={lists}
        target={target}
        back={back}
        onDone={({ notice = t('catalogue.saved') }) => notify({ title: notice, color: 'success' })}
      />
    </Panel>
  )
}
