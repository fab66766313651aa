/** Dialog that chooses the list for a product. Loaded with the first click on a bookmark, or before it when idle. */
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { Deferred } from '#features/problems/deferred.tsx'
import type { SavableProduct } from '#features/product/save-context.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { NamedList } from '../list.ts'
import { SaveForms } from './save-choice.tsx'

type SaveDialogProps = {
  what: SavableProduct
  lists: Promise<Result<{ lists: NamedList[] }>>
  onSaved: (notice: string | undefined) => void
  onClose: () => void
}

export function SaveDialog({ what, lists, onSaved, onClose }: SaveDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('lists.saveTitle', { name: nonBreakingSizes(what.name) })} onClose={onClose}>
      <Deferred promise={lists} fallback={<Skeleton shape="control" />}>
        {(found) => <SaveForms lists={found.lists} target={what} onDone={({ notice }) => onSaved(notice)} />}
      </Deferred>
      <div className="actions">
        <Button look="simple" onClick={onClose}>
          {t('lists.notNow')}
        </Button>
      </div>
    </Dialog>
  )
}
