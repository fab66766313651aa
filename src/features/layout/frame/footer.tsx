import type { Site } from '#features/content/site.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Logo } from '#ui/logo.tsx'
import { useFragment } from '../menu/fragment.tsx'
import { NewsletterPanel } from './newsletter-form.tsx'

type FooterProps = {
  brand: string
  site: Site | null
  year: number
}

const networkNames = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const

/** `display: contents`, so that the columns are items of the surrounding grid. */
const SiteColumns = ({ site }: { site: Site }) => <div className="contents" {...useFragment('footerColumns', site)} />

export function Footer({ brand, site, year }: FooterProps) {
  const t = useT()
  const home = homeHref(useLocale())
  const company = site?.company
  return (
    <footer className="footer on-dark">
      <Wrap>
        <div className="columns">
          <div className="brand-column">
            <Logo name={brand} href={home} label={t('shell.home', { brand })} picture={company?.logo} />
            {site?.newsletter && <NewsletterPanel {...site.newsletter} />}
            {company && company.socials.length > 0 && (
              <ul className="social">
                {company.socials.map(({ name, href }) => (
                  <li key={name}>
                    <IconButton
                      icon={`${name}-logo`}
                      label={t('shell.network', { brand, network: networkNames[name] })}
                      href={href}
                      rel="noopener"
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {site && <SiteColumns site={site} />}
        </div>
        <div className="legal">
          <span>
            © {year} {brand}
          </span>
          {company?.vat && <span>{company.vat}</span>}
          {site?.termsPath && <a href={site.termsPath}>{t('shell.terms')}</a>}
          {site?.privacyPath && <a href={site.privacyPath}>{t('shell.privacy')}</a>}
          {site?.contactPath && <a href={site.contactPath}>{t('shell.contact')}</a>}
        </div>
      </Wrap>
    </footer>
  )
}
