import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { type SavableProduct, SaveContext } from '#features/product/save-context.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import type { NamedList } from '../list.ts'
import type { SaveDialog } from './save-dialog.tsx'

type DialogProps = ComponentProps<typeof SaveDialog>

type SaveProviderProps = {
  isOffered: boolean
  customer: boolean
  readLists: () => Promise<Result<{ lists: NamedList[] }>>
  children: ReactNode
}

export const loadSaveDialog = () => import('./save-dialog.tsx')

export function SaveProvider({ isOffered, customer, readLists, children }: SaveProviderProps) {
  const t = useT()
  const notify = useNotify()
  const [dialog, setDialog] = useState<
    (Pick<DialogProps, 'what' | 'lists'> & { Dialog: ComponentType<DialogProps> }) | null
  >(null)
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const ask = useCallback(
    (what: SavableProduct, href: string) => {
      if (navigator.onLine === false) return notify({ title: t('global.offline'), color: 'error' })
      const lists = readLists()
      loadSaveDialog().then(
        ({ SaveDialog: Dialog }) => setDialog({ what, lists, Dialog }),
        () => location.assign(href),
      )
    },
    [readLists, notify, t],
  )
  const saving = useMemo(
    () => ({ isOffered, ask: customer ? ask : null, isSaved: (id: string) => saved.has(id) }),
    [isOffered, ask, customer, saved],
  )
  const close = () => setDialog(null)
  return (
    <SaveContext value={saving}>
      {children}
      {dialog && (
        <dialog.Dialog
          what={dialog.what}
          lists={dialog.lists}
          onSaved={(notice = t('catalogue.saved')) => {
            setSaved((known) => new Set([...known, dialog.what.productId]))
            close()
            notify({ title: notice, color: 'success' })
          }}
          onClose={close}
        />
      )}
    </SaveContext>
  )
}
