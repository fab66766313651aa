import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'

/** A plain form: the data door answers with the listing that shows the results (D05, D64). */
export function SearchBar() {
  const t = useT()
  const locale = useLocale()
  return (
    <search>
      <form className="srch" action={`/api/${locale}/catalogue/search`}>
        <Icon name="magnifying-glass" />
        <input
          type="search"
          name="search"
          placeholder={t('shell.search')}
          aria-label={t('shell.search')}
          maxLength={300}
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
