import { useRouter } from '@tanstack/react-router'
import { StockAmount } from '#features/catalogue/offer-parts.tsx'
import { ApiForm } from '#features/forms/api-form.tsx'
import { useFormPending } from '#features/forms/form-state.ts'
import type { Answer } from '#features/forms/send-form.ts'
import { useTellProblem } from '#features/forms/tell-problem.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Thumb } from '#ui/thumb.tsx'
import type { ListLine as Line } from './list.ts'
import { ListAmount } from './list-amount.tsx'
import { listTitleId } from './list-links.ts'
import { useSave } from './use-save.ts'

/** An article of a list with its usual amount. */
export function ListLine({ listId, line }: { listId: string; line: Line }) {
  const t = useT()
  const { productId, name, sku, href, picture, tint, content, unit, offer, total } = line
  const price = offer?.price && unit ? `${offer.price} / ${unit}` : offer?.price
  return (
    <li className="crow" data-app>
      <Thumb source={picture} tint={tint} href={href} />
      <div className="nm">
        <a className="h6" href={href}>
          {name}
        </a>
        <small className="muted small num">
          {[content, t('cart.number', { number: sku }), price].filter(Boolean).join(', ')}
        </small>
      </div>
      <div className="pp only-lg">{offer && <StockAmount offer={offer} brief />}</div>
      <div className="q">
        <ListAmount key={productId} listId={listId} line={line} />
      </div>
      <div className="tt num">{total}</div>
      <RemoveArticle listId={listId} line={line} />
    </li>
  )
}

type Removed = Answer & {
  removed: { amount: number; position: number | null; area: string | null; par: number | null } | null
}

/** Takes an article off, with a way back. */
function RemoveArticle({ listId, line: { productId, name } }: { listId: string; line: Line }) {
  const t = useT()
  const router = useRouter()
  const notify = useNotify()
  const tellProblem = useTellProblem()
  const save = useSave()
  function tell({ removed }: Removed) {
    document.getElementById(listTitleId)?.focus()
    const putBack = async () => {
      const { amount = 1, position = null, area = null, par = null } = removed ?? {}
      const entry = {
        amount: String(amount),
        ...(position !== null && { position: String(position) }),
        ...(area !== null && { area }),
        ...(par !== null && { par: String(par) }),
      }
      const outcome = await save(`/lists/${listId}/products/${productId}/put-back`, entry)
      if (outcome.ok) await router.invalidate()
      else tellProblem(outcome.problem)
    }
    const action = { label: t('cart.undo'), run: putBack }
    notify({ title: t('lists.productRemoved'), description: name, action })
    void router.invalidate()
  }
  return (
    <ApiForm<Removed>
      className="rm"
      action={`/lists/${listId}/products/${productId}/remove`}
      onRefused={tellProblem}
      onDone={tell}
    >
      <RemoveButton label={t('lists.remove', { name })} />
    </ApiForm>
  )
}

function RemoveButton({ label }: { label: string }) {
  return <IconButton type="submit" icon="x" label={label} aria-busy={useFormPending() || undefined} />
}
