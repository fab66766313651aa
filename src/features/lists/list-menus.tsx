import { useRouter } from '@tanstack/react-router'
import { ApiForm } from '#features/forms/api-form.tsx'
import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useFormErrors } from '#features/forms/use-form-errors.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Menu } from '#ui/actions/menu.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ProductList } from './list.ts'
import { removeList, renameList, shareList } from './lists.actions.ts'
import { useRejectedChange } from './use-rejected-change.ts'

function useSuccessToast() {
  const router = useRouter()
  const notify = useNotify()
  return ({ notice }: { notice?: string }) => {
    if (notice) notify({ title: notice, color: 'success' })
    void router.invalidate()
  }
}

export function RenameList({ list: { id, name, version } }: { list: ProductList }) {
  const t = useT()
  const handleRejected = useRejectedChange()
  const showSuccess = useSuccessToast()
  // a rejected form is shown open
  const { refused } = useFormErrors(renameList(id))
  return (
    <Menu
      group="list"
      align="left"
      open={refused !== null}
      className="menu-form no-print"
      summaryClassName="icon-button"
      label={t('lists.rename')}
      summary={<Icon name="pencil-simple" />}
    >
      <DraftForm
        gap="medium"
        action={renameList(id)}
        onDone={(answer, form) => {
          form.closest('details')?.removeAttribute('open')
          showSuccess(answer)
        }}
        onRefused={(problem) => handleRejected(problem, true)}
      >
        <FormMessage />
        {version !== null && <input type="hidden" name="version" value={version} />}
        <FormField name="name" label={t('lists.name')} defaultValue={name} maxLength={80} autoComplete="off" required />
        <SubmitButton>{t('lists.saveName')}</SubmitButton>
      </DraftForm>
    </Menu>
  )
}

/** Makes the list the company's, or personal again. */
export function ShareList({ list: { id, isShared, isOwn, author } }: { list: ProductList }) {
  const t = useT()
  const showSuccess = useSuccessToast()
  const handleRejected = useRejectedChange()
  const unshare = isOwn ? t('lists.unshare') : t('lists.unshareOf', { name: author ?? '' })
  return (
    <ApiForm action={shareList(id)} onDone={showSuccess} onRefused={(problem) => handleRejected(problem)}>
      <SubmitButton look="simple" icon={isShared ? 'user' : 'users'} name="shared" value={isShared ? '0' : '1'}>
        {isShared ? unshare : t('lists.share')}
      </SubmitButton>
    </ApiForm>
  )
}

export function RemoveList({ list: { id, name, articles } }: { list: ProductList }) {
  const t = useT()
  const handleRejected = useRejectedChange()
  const showSuccess = useSuccessToast()
  return (
    <Menu
      group="list"
      className="menu-form"
      summaryClassName="button button-simple warn"
      summary={
        <>
          <Icon name="trash-simple" />
          {t('lists.removeList')}
        </>
      }
    >
      <ApiForm
        gap="medium"
        action={removeList(id)}
        onDone={showSuccess}
        onRefused={(problem) => handleRejected(problem, true)}
      >
        <FormMessage />
        <p>{t('lists.removeAsk', { name, count: articles })}</p>
        <SubmitButton look="danger">{t('lists.removeConfirm')}</SubmitButton>
      </ApiForm>
    </Menu>
  )
}
