import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { type Savable, SaveContext } from '#features/product/save-context.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import type { ListSummary } from './list.ts'
import type { SaveDialog } from './save-dialog.tsx'

type DialogProps = ComponentProps<typeof SaveDialog>

type SaveProviderProps = {
  customer: boolean
  readLists: () => Promise<Result<{ lists: ListSummary[] }>>
  children: ReactNode
}

export const loadSaveDialog = () => import('./save-dialog.tsx')

/** Bookmarks ask here on which list a product is saved; over the page, which stays. */
export function SaveProvider({ customer, readLists, children }: SaveProviderProps) {
  const t = useT()
  const notify = useNotify()
  const [asked, setAsked] = useState<
    (Pick<DialogProps, 'what' | 'lists'> & { Dialog: ComponentType<DialogProps> }) | null
  >(null)
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const ask = useCallback(
    (what: Savable, href: string) => {
      const lists = readLists()
      loadSaveDialog().then(
        ({ SaveDialog: Dialog }) => setAsked({ what, lists, Dialog }),
        () => location.assign(href),
      )
    },
    [readLists],
  )
  const saving = useMemo(
    () => ({ ask: customer ? ask : null, isSaved: (id: string) => saved.has(id) }),
    [ask, customer, saved],
  )
  const close = () => setAsked(null)
  return (
    <SaveContext value={saving}>
      {children}
      {asked && (
        <asked.Dialog
          what={asked.what}
          lists={asked.lists}
          onSaved={(notice = t('catalogue.saved')) => {
            setSaved((known) => new Set([...known, asked.what.productId]))
            close()
            notify({ title: notice, color: 'success' })
          }}
          onClose={close}
        />
      )}
    </SaveContext>
  )
}
