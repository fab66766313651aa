import type { ReactNode } from 'react'
import type { Site } from '#features/content/site.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { homeHref } from '#i18n/paths.ts'
import { Logo } from '#ui/logo.tsx'

type FooterProps = {
  brand: string
  site: Site | null
  /** Year of the copyright line. */
  year: number
  newsletter?: ReactNode
}

/** The foot of every page: navigation, order line, legal pages. */
export function Footer({ brand, site, year, newsletter }: FooterProps) {
  const t = useT()
  const home = homeHref(useLocale())
  const company = site?.company
  return (
    <footer className="foot on-dark tight">
      <div className="wrap">
        <div className="cols">
          <div className="brandcol">
            <Logo name={brand} href={home} label={t('shell.home', { brand })} />
            {newsletter}
          </div>
          {site?.footerNav.map((column) => (
            <div key={column.id}>
              <h2 className="fh">{column.title}</h2>
              <ul>
                {column.children.map(
                  ({ id, title, href }) =>
                    href && (
                      <li key={id}>
                        <a href={href}>{title}</a>
                      </li>
                    ),
                )}
              </ul>
            </div>
          ))}
          {company && (
            <div>
              <h2 className="fh">{t('shell.orderLine')}</h2>
              <ul>
                {company.phone && (
                  <li className="tel">
                    <a href={company.phone.href}>{company.phone.text}</a>
                  </li>
                )}
                {company.email && (
                  <li>
                    <a href={company.email.href}>{company.email.text}</a>
                  </li>
                )}
                {company.addressLines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className="legal">
          <span>
            © {year} {brand}
          </span>
          {company?.vat && <span>{company.vat}</span>}
          {site?.termsPath && <a href={site.termsPath}>{t('shell.terms')}</a>}
          {site?.privacyPath && <a href={site.privacyPath}>{t('shell.privacy')}</a>}
        </div>
      </div>
    </footer>
  )
}
