import { usePage } from '#features/private/page-context.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { localeRows, locales } from '#i18n/locales.ts'
import { type ButtonVariant, buttonClass } from '#ui/actions/button.tsx'
import { Menu } from '#ui/actions/menu.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { alternatesOf } from './alternates.ts'
import { useKnownAlternates } from './use-page.ts'

export function LanguageLinks({ look, codes = false }: { look?: ButtonVariant; codes?: boolean }) {
  const current = useLocale()
  const alternates = alternatesOf(usePage().href, useKnownAlternates())
  return locales.map((locale) => (
    <a
      key={locale}
      className={look && buttonClass({ look })}
      href={alternates[locale]}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
    >
      {codes && <span className="code">{locale.toUpperCase()}</span>}
      {localeRows[locale].name}
      {codes && locale === current && <Icon name="check-bold" />}
    </a>
  ))
}

export function LanguageSwitcher() {
  const t = useT()
  const locale = useLocale()
  return (
    <Menu
      label={`${t('shell.language')}: ${localeRows[locale].name}`}
      summary={
        <>
          <Icon name="globe-simple" />
          {localeRows[locale].name}
          <Icon name="caret-down" />
        </>
      }
    >
      <LanguageLinks codes />
    </Menu>
  )
}
