import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { countOptions } from './search-results.tsx'
import type { SuggestionsWithPrices } from './use-suggester.ts'

type SearchStatusProps = {
  answer: SuggestionsWithPrices | null
  wording: string
  /** Latest notice; announced instead of the results. */
  notice: string | undefined
}

/** Live region for screen readers: number of results, announced when typing pauses. */
export function SearchStatus({ answer, wording, notice }: SearchStatusProps) {
  const t = useT()
  const locale = useLocale()
  const words = () => {
    if (!answer) return ''
    if (countOptions(answer) === 0) return t('search.none', { search: wording })
    const { total, categories, pages } = answer
    return [
      t('search.said.products', { count: total, number: formatNumber(locale, total) }),
      categories.length > 0 && t('search.said.categories', { count: categories.length }),
      pages.length > 0 && t('search.said.pages', { count: pages.length }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <VisuallyHidden as="p" role="status">
      {notice ?? words()}
    </VisuallyHidden>
  )
}
