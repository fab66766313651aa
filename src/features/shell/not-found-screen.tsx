import { useT } from '#i18n/i18n-provider.tsx'

/** The screen of an unknown path. */
export function NotFoundScreen() {
  const t = useT()
  return (
    <main>
      <h1>{t('global.pageNotFound')}</h1>
      <a href="/">{t('global.goBackHome')}</a>
    </main>
  )
}
