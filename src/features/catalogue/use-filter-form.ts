/** Keeps the filter form and the URL alike: choices go into the URL, and what the URL says is ticked. Used by FilterPanel. */
import { type FormEvent, type InputEvent, useEffect, useRef } from 'react'
import { toFields } from '#features/forms/send-form.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { type Filters, printFilters } from './filters.ts'
import type { ListingPlace } from './listing-context.ts'
import { useChangeListing } from './listing-links.tsx'
import { listingHref, parseFields } from './listing-query.ts'

/** Whether the URL's filters tick a box. */
function isChosen({ name, value }: HTMLInputElement, filters: Filters): boolean {
  if (name === 'is_stock_article') return filters.is_stock_article === true
  const ids: unknown = name in filters ? filters[name as keyof Filters] : null
  return Array.isArray(ids) && ids.includes(value)
}

/** On wide screens a choice works at once; in the phone's sheet its button does it. */
const worksAtOnce = () => matchMedia('(min-width: 64rem)').matches

/** Attributes of the form. */
export function useFilterForm({ category, query }: ListingPlace) {
  const locale = useLocale()
  const change = useChangeListing()
  const ref = useRef<HTMLFormElement>(null)
  const seen = useRef<string>(undefined)
  const inUrl = printFilters(query.filters)

  function apply(form: HTMLFormElement) {
    const { filters } = parseFields(toFields(new FormData(form))).query
    if (printFilters(filters) !== inUrl)
      change(listingHref(locale, category.path, { page: 1, sort: query.sort, filters }))
  }

  useEffect(() => {
    const form = ref.current
    if (!form || seen.current === inUrl) return
    const first = seen.current === undefined
    seen.current = inUrl
    // what was ticked before the app was there counts; from then on the URL leads
    if (first) return worksAtOnce() ? apply(form) : undefined
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      box.checked = isChosen(box, query.filters)
  })

  return {
    ref,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
      apply(event.currentTarget)
    },
    // not onChange: the toggles of an allergen first untick each other, on input
    onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
      if (worksAtOnce() && target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget)
    },
  }
}
