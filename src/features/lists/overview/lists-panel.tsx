import { usePage } from '#features/private/page-context.tsx'
import { may } from '#features/shop/may.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import type { ListSummary } from '../list.ts'
import { newListId } from '../list-links.ts'
import { ListsEmpty, ListTable } from './list-table.tsx'

/** The first lists, for roles that order. */
export function ListsPanel({ lists }: { lists: readonly ListSummary[] }) {
  const t = useT()
  const { customer } = usePage()
  const to = usePath()
  if (!may(customer, 'order')) return null
  const create = may(customer, 'editLists') && (
    <Button look="simple" icon="plus" href={`${to('dashboardOrderLists')}#${newListId}`}>
      {t('lists.create')}
    </Button>
  )
  if (lists.length === 0) return <ListsEmpty action={create} />
  return (
    <Panel
      title={t('shell.myLists')}
      aside={
        <Button look="simple" iconAfter="arrow-right" href={to('dashboardOrderLists')}>
          {t('lists.all')}
        </Button>
      }
    >
      <ListTable lists={lists} />
      {create}
    </Panel>
  )
}
