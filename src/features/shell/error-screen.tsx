import { useT } from '#i18n/i18n-provider.tsx'

/** Any error that reached a screen (spec 2): generic words for our own failures, and the way home. */
export function ErrorScreen() {
  const t = useT()
  return (
    <main>
      <h1>{t('global.500statusMessage')}</h1>
      <p>{t('global.500message')}</p>
      <a href="/">{t('global.goBackHome')}</a>
    </main>
  )
}
