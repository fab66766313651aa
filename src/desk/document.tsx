/** The document of a page of the desk: header, language switch and content. It needs no script. */
import type { ReactNode } from 'react'
import { type Locale, localeRows, locales } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { deskPath } from '#protocol/protocol.ts'
import { Button } from '#ui/actions/button.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Logo, LogoOutlines } from '#ui/logo.tsx'
import { Notice } from '#ui/states/notice.tsx'
import late from '#ui/styles/deferred.css?url'
import styles from '#ui/styles/desk.css?inline'
import stylesheet from '#ui/styles/index.css?url'
import type { Subject } from './navigation.ts'

export type Desk = {
  t: Translate
  locale: Locale
  brand: string
  nonce: string
  /** Path below the language, with its query: `/orders/PV-240017`. */
  path: string
  /** Null: not logged in. */
  staff: { name: string } | null
  /** Empty before the login. */
  subjects: readonly Subject[]
}

export const toHref = (locale: Locale, path = '') => `${deskPath}/${locale}${path}`

function Languages({ t, locale, path }: Desk) {
  return (
    <nav aria-label={t('desk.language')}>
      {locales.map((other) => (
        <a
          key={other}
          href={toHref(other, path)}
          lang={other}
          hrefLang={other}
          aria-label={`${other.toUpperCase()} – ${localeRows[other].name}`}
          aria-current={other === locale ? 'page' : undefined}
        >
          {other.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}

function StaffMenu({ t, locale, staff }: Desk) {
  return (
    <form method="post" action={toHref(locale, '/logout')}>
      <span className="muted">{staff?.name}</span>
      <Button type="submit" look="outline-sm">
        {t('desk.logOut')}
      </Button>
    </form>
  )
}

function Navigation({ t, locale, subjects }: Desk) {
  return (
    <nav className="desk-nav" aria-label={t('desk.navigation')}>
      <Wrap>
        {subjects.map(({ path, label, count, isCurrent }) => (
          <a key={path} href={toHref(locale, path)} aria-current={isCurrent ? 'page' : undefined}>
            {t(label)}
            {count !== null && count > 0 && (
              <span className="desk-count">
                {count}
                <span className="visually-hidden"> {t('desk.waiting')}</span>
              </span>
            )}
          </a>
        ))}
      </Wrap>
    </nav>
  )
}

type Content = { desk: Desk; title: string; error?: string | null; children: ReactNode }

export function DeskDocument({ desk, title, error = null, children }: Content) {
  const { t, locale, brand, nonce, staff } = desk
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} | ${t('desk.title')} | ${brand}`}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="stylesheet" href={late} />
        <style nonce={nonce}>{styles}</style>
      </head>
      <body>
        <LogoOutlines name={brand} />
        <a className="skip-link" href="#main">
          {t('shell.skip')}
        </a>
        <header className="desk-head">
          <Wrap>
            <Logo name={brand} href={toHref(locale)} label={`${brand} – ${t('desk.title')}`} />
            <b>{t('desk.title')}</b>
            <Languages {...desk} />
            {staff && <StaffMenu {...desk} />}
          </Wrap>
        </header>
        {desk.subjects.length > 0 && <Navigation {...desk} />}
        <main id="main" className="desk" tabIndex={-1}>
          <Wrap>
            {error && <Notice tone="error" title={error} live />}
            {children}
          </Wrap>
        </main>
      </body>
    </html>
  )
}
