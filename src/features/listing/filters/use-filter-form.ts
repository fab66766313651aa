/** Synchronizes the filter form with the URL in both directions. */
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type InputEvent, type ToggleEvent, useEffect, useRef } from 'react'
import { type Filters, serializeFilters, toFilters } from '#features/catalogue/filters.ts'
import { isSort, type ListingQuery, listingHref, parseFields } from '#features/catalogue/listing-query.ts'
import { toFields } from '#features/forms/send-form.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import type { ListingLocation } from '../listing-context.ts'
import { useChangeListing } from '../listing-links.tsx'
import { usePreviewCount } from './use-preview-count.ts'

function isChosen({ name, value }: HTMLInputElement, filters: Filters): boolean {
  if (name === 'is_stock_article') return filters.is_stock_article === true
  const ids: unknown = name in filters ? filters[name as keyof Filters] : null
  return Array.isArray(ids) && ids.includes(value)
}

const boxesOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')

const isTouched = (form: HTMLFormElement) => [...boxesOf(form)].some((box) => box.checked !== box.defaultChecked)

/** Sort order of the field if it differs from the server-rendered state, else of the URL. */
function readSort(form: HTMLFormElement, inUrl: ListingQuery['sort']) {
  const field = form.elements.namedItem('sort')
  if (!(field instanceof HTMLSelectElement)) return inUrl
  const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
  return field.value === drawn ? inUrl : isSort(field.value) ? field.value : null
}

/** Filters of the form; a group whose checkboxes have not loaded yet keeps its value from the URL. */
function readFilters(form: HTMLFormElement, inUrl: Filters): Filters {
  const { filters } = parseFields(toFields(new FormData(form))).query
  const here = new Set([...boxesOf(form)].map(({ name }) => name))
  const waiting = Object.entries(inUrl).filter(([name, value]) => Array.isArray(value) && !here.has(name))
  return toFilters({ ...filters, ...Object.fromEntries(waiting) })
}

/** From 64rem a choice applies immediately; in the filter sheet on phones its button applies it. */
const appliesImmediately = () => matchMedia('(min-width: 64rem)').matches

function checkBoxes(form: HTMLFormElement, filters: Filters) {
  for (const box of boxesOf(form)) box.checked = isChosen(box, filters)
}

/** @returns attributes of the form, and the number of results for the checked boxes of the phone's filter sheet */
export function useFilterForm({ category, query }: ListingLocation) {
  const locale = useLocale()
  const router = useRouter()
  const change = useChangeListing()
  const ref = useRef<HTMLFormElement>(null)
  const seen = useRef<string>(undefined)
  const inUrl = serializeFilters(query.filters)
  const [countAhead, requestCount] = usePreviewCount(category.path)

  function apply(form: HTMLFormElement) {
    const filters = readFilters(form, query.filters)
    // while a page loads, `query` is that of the page before
    if (router.state.isLoading || serializeFilters(filters) !== inUrl)
      change(listingHref(locale, category.path, { ...query, page: 1, filters }))
  }
  /** Applies choices made before hydration; afterwards the form follows the URL. */
  function applyEarlyChoices(form: HTMLFormElement) {
    const sort = readSort(form, query.sort)
    const filters = isTouched(form) ? readFilters(form, query.filters) : query.filters
    const chosen = { ...query, page: 1, filters, sort }
    if (filters !== query.filters && !appliesImmediately()) requestCount(chosen)
    const applied = appliesImmediately() ? chosen : { ...chosen, filters: query.filters }
    if (serializeFilters(applied.filters) !== inUrl || sort !== query.sort)
      change(listingHref(locale, category.path, applied))
  }

  useEffect(() => {
    const form = ref.current
    if (!form || seen.current === inUrl) return
    const first = seen.current === undefined
    seen.current = inUrl
    if (first) applyEarlyChoices(form)
    else checkBoxes(form, query.filters)
  })

  const attributes = {
    ref,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
      apply(event.currentTarget)
    },
    // input, not change: the exclusive allergen toggles uncheck each other on input
    onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
      if (appliesImmediately()) apply(currentTarget)
      else requestCount({ ...query, page: 1, filters: readFilters(currentTarget, query.filters) })
    },
    // the sheet closed: reset the boxes to the URL; if the filters were applied, the new URL checks them again
    onToggle: ({ currentTarget, newState }: ToggleEvent<HTMLFormElement>) => {
      if (newState !== 'closed') return
      checkBoxes(currentTarget, query.filters)
      requestCount(null)
    },
  }
  return { attributes, countAhead }
}
