import type { AllergenLine } from '#features/allergens/allergen-lines.ts'
import type { ReorderPreview } from '#features/cart/reorder/reorder.ts'
import { ReorderPanel } from '#features/cart/reorder/reorder-panel.tsx'
import { Deferred, DeferredError } from '#features/problems/deferred.tsx'
import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Count } from '#ui/order/count.tsx'
import { CreateList } from '../create-list.tsx'
import type { OverviewList, ProductList } from '../list.ts'
import { type ListView, listHref } from '../list-links.ts'
import { addListToCart } from '../lists.actions.ts'
import { OpenList } from '../open-list.tsx'
import { SaveChoice, type SaveTarget } from '../saving/save-choice.tsx'
import { ListOverview } from './list-overview.tsx'
import { ListsSkeleton } from './list-table.tsx'

type ListsPageProps = {
  /** Null if a list is opened. */
  lists: Promise<Result<{ lists: OverviewList[] }>> | null
  opened: Result<ProductList> | null
  /** View of the opened list; null: ordering. */
  sheet: ListView | null
  allergens: Promise<Result<{ lines: AllergenLine[] }>> | null
  reorder: Result<{ title: string; reorder: ReorderPreview }> | null
  /** Product to save, if the URL requests it, and the page to return to. */
  save: Result<SaveTarget> | null
  back: string | null
}

export function ListsPage({ lists, opened, sheet, allergens, reorder, save, back }: ListsPageProps) {
  const t = useT()
  const locale = useLocale()
  const { customer } = useShop().facts
  const isEditing = may(customer, 'editLists')
  if (opened?.ok)
    return (
      <OpenList list={opened.value} sheet={sheet} allergens={allergens} isReordering={reorder?.ok === true}>
        {reorder?.ok === true && (
          <ReorderPanel
            {...reorder.value}
            key={JSON.stringify(reorder.value)}
            action={addListToCart(opened.value.id)}
            closeHref={listHref(locale, opened.value.id)}
          />
        )}
        {reorder?.ok === false && <DeferredError problem={reorder.problem} />}
      </OpenList>
    )
  if (!lists) return null
  return (
    <>
      <PageHeader
        title={t('shell.myLists')}
        aside={
          <Deferred promise={lists} fallback={<Count>{'\u00a0'}</Count>} quiet>
            {({ lists: all }) => all.length > 0 && <Count>{t('lists.count', { count: all.length })}</Count>}
          </Deferred>
        }
      >
        {!isEditing && <Text tone="soft">{t('lists.readOnlyAll')}</Text>}
      </PageHeader>
      <Stack gap="large">
        {opened && <DeferredError problem={opened.problem} />}
        {save?.ok === true && isEditing && (
          <Deferred promise={lists} fallback={null} quiet>
            {({ lists: all }) => <SaveChoice lists={all} target={save.value} back={back} />}
          </Deferred>
        )}
        {save?.ok === false && <DeferredError problem={save.problem} />}
        <Deferred promise={lists} fallback={<ListsSkeleton />}>
          {({ lists: all }) => <ListOverview lists={all} isOrdering={may(customer, 'order')} isEditing={isEditing} />}
        </Deferred>
        {!save && isEditing && <CreateList />}
      </Stack>
    </>
  )
}
