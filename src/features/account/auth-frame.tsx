import type { ReactNode } from 'react'
import { counterPictures } from '#features/content/counter-pictures.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Counter } from '#ui/counter.tsx'
import { Logo } from '#ui/logo.tsx'

type AuthFrameProps = {
  brand: string
  /** The same page in the other languages. */
  languages: ReactNode
  /** What is said beside the counter; a welcome to who has an account. */
  lead?: { title: string; text: string }
  children: ReactNode
}

/** The wall with the counter on one side, the form on the other. */
export function AuthFrame({ brand, languages, lead, children }: AuthFrameProps) {
  const t = useT()
  const home = homeHref(useLocale())
  return (
    <div className="auth">
      <aside className="side wall-bg on-dark">
        <div>
          <Logo name={brand} href={home} label={t('shell.home', { brand })} />
          <div className="only-lg">
            <p className="d2">{lead?.title ?? t('account.welcome')}</p>
            <p className="lead">{lead?.text ?? t('account.welcomeText')}</p>
          </div>
        </div>
        <Counter scene="doors" picture={counterPictures.doors} />
      </aside>
      <main className="main" id="main">
        <nav className="langs" aria-label={t('shell.language')}>
          {languages}
        </nav>
        {children}
      </main>
    </div>
  )
}
