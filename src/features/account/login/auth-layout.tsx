import type { ReactNode } from 'react'
import { scenePictures } from '#features/content/pictures/scene-pictures.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { HeroScene } from '#ui/hero-scene.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Logo } from '#ui/logo.tsx'

type AuthLayoutProps = {
  brand: string
  languages: ReactNode
  /** Text beside the illustration; by default the welcome for returning customers. */
  lead?: { title: string; text: string }
  children: ReactNode
}

export function AuthLayout({ brand, languages, lead, children }: AuthLayoutProps) {
  const t = useT()
  const home = homeHref(useLocale())
  return (
    <div className="auth">
      <aside className="side wall-background on-dark">
        <div>
          <Logo name={brand} href={home} label={t('shell.home', { brand })} />
          <div className="only-desktop">
            <Heading as="p" look="display-2">
              {lead?.title ?? t('account.welcome')}
            </Heading>
            <Text size="lead">{lead?.text ?? t('account.welcomeText')}</Text>
          </div>
        </div>
        <HeroScene scene="doors" picture={scenePictures.doors} />
      </aside>
      <main className="main" id="main">
        <nav className="languages" aria-label={t('shell.language')}>
          {languages}
        </nav>
        {children}
      </main>
    </div>
  )
}
