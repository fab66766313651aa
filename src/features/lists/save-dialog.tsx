import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Result } from '#api/core/result.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { type Savable, SaveContext } from '#features/product/save-context.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ListSummary } from './list.ts'
import { SaveForms } from './save-choice.tsx'

type SaveDialogProps = {
  customer: boolean
  readLists: () => Promise<Result<{ lists: ListSummary[] }>>
  children: ReactNode
}

type Asked = { what: Savable; lists: Promise<Result<{ lists: ListSummary[] }>> }

/** Bookmarks ask here on which list a product is saved; over the page, which stays. */
export function SaveDialog({ customer, readLists, children }: SaveDialogProps) {
  const t = useT()
  const notify = useNotify()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const ask = useCallback((what: Savable) => setAsked({ what, lists: readLists() }), [readLists])
  const saving = useMemo(
    () => ({ ask: customer ? ask : null, isSaved: (id: string) => saved.has(id) }),
    [ask, customer, saved],
  )
  const close = () => setAsked(null)
  return (
    <SaveContext value={saving}>
      {children}
      {asked && (
        <Dialog title={t('lists.saveTitle', { name: asked.what.name })} onClose={close}>
          <Deferred promise={asked.lists} fallback={<Skeleton shape="control" />}>
            {({ lists }) => (
              <SaveForms
                lists={lists}
                target={asked.what}
                onDone={({ notice = t('catalogue.saved') }) => {
                  setSaved((known) => new Set([...known, asked.what.productId]))
                  close()
                  notify({ title: notice, color: 'success' })
                }}
              />
            )}
          </Deferred>
          <div className="actions">
            <Button look="simple" onClick={close}>
              {t('lists.notNow')}
            </Button>
          </div>
        </Dialog>
      )}
    </SaveContext>
  )
}
