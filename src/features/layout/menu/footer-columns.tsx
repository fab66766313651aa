import type { Site } from '#features/content/site.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { NavLink, NavList } from './nav-nodes.tsx'

function ContactData({ company }: Pick<Site, 'company'>) {
  const t = useT()
  const { phone, email, fax, addressLines } = company
  return (
    <div>
      <h2 className="footer-heading">{t('shell.orderPhone')}</h2>
      <ul>
        {phone && (
          <li className="phone">
            <a href={phone.href}>{phone.text}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={email.href}>{email.text}</a>
          </li>
        )}
        {fax && <li>{t('shell.fax', { number: fax })}</li>}
        {addressLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

export function FooterColumns({ of: { footerNav, company } }: { of: Site }) {
  return (
    <>
      {footerNav.map((column) => (
        <div key={column.id}>
          <h2 className="footer-heading">
            <NavLink node={column} />
          </h2>
          <NavList nodes={column.children} />
        </div>
      ))}
      <ContactData company={company} />
    </>
  )
}
