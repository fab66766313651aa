import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type FilterOptions, filteredHref, isFiltered, latestDays, type RecordFilter } from './record-filter.ts'

type RecordFilterFormProps = {
  path: string
  filter: RecordFilter
  options: FilterOptions
  /** Names the searched fields. */
  searchLabel: string
  states: { value: string; label: string }[]
}

/** A GET form: the URL has the search. Nothing if the backend can filter by nothing. */
export function RecordFilterForm({ path, filter, options, searchLabel, states }: RecordFilterFormProps) {
  const t = useT()
  const { search, state, years } = options
  if (!search && !state && !years) return null
  return (
    <search>
      <form className="record-filter" action={path} key={JSON.stringify(filter)}>
        {search && (
          <Field
            className="record-search"
            label={searchLabel}
            name="search"
            type="search"
            icon="magnifying-glass"
            defaultValue={filter.search}
            maxLength={100}
            enterKeyHint="search"
          />
        )}
        {state && (
          <Field
            as="select"
            label={t('orders.status')}
            name="state"
            defaultValue={filter.state}
            options={[{ value: '', label: t('orders.filter.allStates') }, ...states]}
          />
        )}
        {years && (
          <Field
            as="select"
            label={t('orders.filter.period')}
            name="period"
            defaultValue={filter.period}
            options={[
              { value: '', label: t('orders.filter.allPeriods') },
              ...latestDays.map((count) => ({ value: `${count}d`, label: t('orders.filter.lastDays', { count }) })),
              ...years.map((year) => ({ value: String(year), label: String(year) })),
            ]}
          />
        )}
        <Cluster>
          <Button look="outline" type="submit">
            {t('orders.filter.apply')}
          </Button>
          {isFiltered(filter) && (
            <Button look="simple" href={path}>
              {t('orders.filter.clear')}
            </Button>
          )}
        </Cluster>
      </form>
    </search>
  )
}

const allOptions: FilterOptions = { search: true, state: true, years: [] }

/** The form before the options are known, with the same size and without use. */
export function RecordFilterSkeleton(props: Omit<RecordFilterFormProps, 'options'>) {
  return (
    <div inert aria-busy="true">
      <RecordFilterForm {...props} options={allOptions} />
    </div>
  )
}

/** In place of a list without records: the filters find none, or the page is after the last one. */
export function NothingFound(props: { path: string; filter: RecordFilter; page: number; title: string; text: string }) {
  const { path, filter, page, title, text } = props
  const t = useT()
  if (page > 1)
    return (
      <EmptyState
        title={t('orders.filter.noPage')}
        action={
          <Button look="outline" href={filteredHref(path, filter)}>
            {t('orders.filter.firstPage')}
          </Button>
        }
      />
    )
  return <EmptyState icon="magnifying-glass" title={title} text={text} />
}
