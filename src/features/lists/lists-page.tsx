import type { Refill } from '#features/cart/refill.ts'
import { RefillPanel } from '#features/cart/refill-panel.tsx'
import type { AllergenLine } from '#features/catalogue/allergen-lines.ts'
import { Part, PartProblem } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { CreateList } from './create-list.tsx'
import type { ListSummary, ProductList } from './list.ts'
import { type ListSheet, listHref } from './list-links.ts'
import { ListsSkeleton, ListTable } from './list-table.tsx'
import { OpenList } from './open-list.tsx'
import { SaveChoice, type SaveTarget } from './save-choice.tsx'

type ListsPageProps = {
  lists: Promise<Settled<{ lists: ListSummary[] }>>
  /** The list that the URL opens; null when it opens none. */
  opened: Settled<ProductList> | null
  /** What it is opened for, beside ordering. */
  sheet: ListSheet | null
  /** What is declared of its articles, when the URL asks for that. */
  allergens: Promise<Settled<{ lines: AllergenLine[] }>> | null
  /** What becomes of it in the cart, when the URL asks for that. */
  refill: Settled<{ title: string; refill: Refill }> | null
  /** What is to be saved, when the URL asks for that, and the page to go back to. */
  save: Settled<SaveTarget> | null
  back: string | null
}

/** All lists, or the one that is open. */
export function ListsPage({ lists, opened, sheet, allergens, refill, save, back }: ListsPageProps) {
  const t = useT()
  const locale = useLocale()
  if (opened?.ok)
    return (
      <OpenList list={opened.value} sheet={sheet} allergens={allergens}>
        {refill?.ok === true && (
          <RefillPanel
            {...refill.value}
            key={JSON.stringify(refill.value)}
            action={`/lists/${opened.value.id}/cart`}
            closeHref={listHref(locale, opened.value.id)}
          />
        )}
        {refill?.ok === false && <PartProblem problem={refill.problem} />}
      </OpenList>
    )
  return (
    <>
      <div className="lhead">
        <div className="row">
          <h1 className="d3">{t('lists.title')}</h1>
          <Part promise={lists} fallback={null} quiet>
            {({ lists: all }) =>
              all.length > 0 && <span className="cnt num">{t('lists.count', { count: all.length })}</span>
            }
          </Part>
        </div>
      </div>
      <div className="stack l">
        {opened && <PartProblem problem={opened.problem} />}
        {save?.ok === true && (
          <Part promise={lists} fallback={null} quiet>
            {({ lists: all }) => <SaveChoice lists={all} target={save.value} back={back} />}
          </Part>
        )}
        {save?.ok === false && <PartProblem problem={save.problem} />}
        <Part promise={lists} fallback={<ListsSkeleton />}>
          {({ lists: all }) => <ListTable lists={all} />}
        </Part>
        {!save && <CreateList />}
      </div>
    </>
  )
}
