/** Keeps the filter form and the URL alike: choices go into the URL, and what the URL says is ticked. Used by FilterPanel. */
import { type FormEvent, type InputEvent, type ToggleEvent, useEffect, useRef } from 'react'
import { type Filters, serializeFilters, toFilters } from '#features/catalogue/filters.ts'
import { isSort, type ListingQuery, listingHref, parseFields } from '#features/catalogue/listing-query.ts'
import { toFields } from '#features/forms/send-form.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import type { ListingLocation } from '../listing-context.ts'
import { useChangeListing } from '../listing-links.tsx'
import { usePreviewCount } from './use-preview-count.ts'

/** Whether the URL's filters tick a box. */
function isChosen({ name, value }: HTMLInputElement, filters: Filters): boolean {
  if (name === 'is_stock_article') return filters.is_stock_article === true
  const ids: unknown = name in filters ? filters[name as keyof Filters] : null
  return Array.isArray(ids) && ids.includes(value)
}

const boxesOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')

/** Whether a box stands otherwise than it was drawn. */
const isTouched = (form: HTMLFormElement) => [...boxesOf(form)].some((box) => box.checked !== box.defaultChecked)

/** What the order field says, where it was changed since it was drawn; else what the URL says. */
function readSort(form: HTMLFormElement, inUrl: ListingQuery['sort']) {
  const field = form.elements.namedItem('sort')
  if (!(field instanceof HTMLSelectElement)) return inUrl
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
  return field.value === drawn ? inUrl : isSort(field.value) ? field.value : null
}

/** What the form says; a group whose boxes are still on their way keeps what the URL says. */
function readFilters(form: HTMLFormElement, inUrl: Filters): Filters {
  const { filters } = parseFields(toFields(new FormData(form))).query
  const here = new Set([...boxesOf(form)].map(({ name }) => name))
  const waiting = Object.entries(inUrl).filter(([name, value]) => Array.isArray(value) && !here.has(name))
  return toFilters({ ...filters, ...Object.fromEntries(waiting) })
}

/** On wide screens a choice works at once; in the phone's sheet its button does it. */
const worksAtOnce = () => matchMedia('(min-width: 64rem)').matches

function tick(form: HTMLFormElement, filters: Filters) {
  for (const box of boxesOf(form)) box.checked = isChosen(box, filters)
}

/** Attributes of the form, and how many products wait behind what is ticked in the phone's sheet. */
export function useFilterForm({ category, query }: ListingLocation) {
  const locale = useLocale()
  const change = useChangeListing()
  const ref = useRef<HTMLFormElement>(null)
  const seen = useRef<string>(undefined)
  const inUrl = serializeFilters(query.filters)
  const [countAhead, askAhead] = usePreviewCount(category.path)

  function apply(form: HTMLFormElement) {
    const filters = readFilters(form, query.filters)
    if (serializeFilters(filters) !== inUrl) change(listingHref(locale, category.path, { ...query, page: 1, filters }))
  }
  /** What was chosen before the app was there counts; from then on the URL leads. */
  function takeOver(form: HTMLFormElement) {
    const sort = readSort(form, query.sort)
    const filters = isTouched(form) ? readFilters(form, query.filters) : query.filters
    const chosen = { ...query, page: 1, filters, sort }
    if (filters !== query.filters && !worksAtOnce()) askAhead(chosen)
    const applied = worksAtOnce() ? chosen : { ...chosen, filters: query.filters }
    if (serializeFilters(applied.filters) !== inUrl || sort !== query.sort)
      change(listingHref(locale, category.path, applied))
  }

  useEffect(() => {
    const form = ref.current
    if (!form || seen.current === inUrl) return
    const first = seen.current === undefined
    seen.current = inUrl
    if (first) takeOver(form)
    else tick(form, query.filters)
  })

  const attributes = {
    ref,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
      apply(event.currentTarget)
    },
    // not onChange: the toggles of an allergen first untick each other, on input
    onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
      if (worksAtOnce()) apply(currentTarget)
      else askAhead({ ...query, page: 1, filters: readFilters(currentTarget, query.filters) })
    },
    // the sheet was put away: what it says is the URL's again, unless it was applied and the URL follows
    onToggle: ({ currentTarget, newState }: ToggleEvent<HTMLFormElement>) => {
      if (newState !== 'closed') return
      tick(currentTarget, query.filters)
      askAhead(null)
    },
  }
  return { attributes, countAhead }
}
