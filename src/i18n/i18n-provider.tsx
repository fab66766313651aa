import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from './locales.ts'
import { localize } from './paths.ts'
import type { FixedRouteName, OpenRouteName } from './routes.ts'
import type { Translate } from './translator.ts'

type Language = { locale: Locale; t: Translate }
const LanguageContext = createContext<Language | null>(null)

export function I18nProvider({ locale, t, children }: Language & { children: ReactNode }) {
  const language = useMemo(() => ({ locale, t }), [locale, t])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('outside of I18nProvider')
  return language
}

export const useLocale = () => useLanguage().locale
export const useT = () => useLanguage().t

export function usePath() {
  const { locale } = useLanguage()
  function to(route: FixedRouteName): string
  function to(route: OpenRouteName, value: string): string
  function to(route: FixedRouteName | OpenRouteName, value = ''): string {
    return localize(locale, route as OpenRouteName, value)
  }
  return to
}
