import { CartCount } from './cart.jsx'
import { Icon } from './icon.jsx'

export function Frame({ frame: { departments, footer, reach }, children }) {
  return (
    <>
      <Header />
      <Departments departments={departments} />
      <main id="main">
        <div className="wrap">{children}</div>
      </main>
      <Footer footer={footer} reach={reach} />
    </>
  )
}

const Logo = ({ className }) => (
  <a className={`logo ${className}`} href="/">
    <b aria-hidden="true">P</b>
    Proviant
  </a>
)

const Cart = () => (
  <a className="cart-button" href="/cart">
    <Icon name="shopping-cart-simple" />
  </a>
)

const Header = () => (
  <div className="fascia on-dark">
    <div className="wrap">
      <button type="button" className="icon-button not-desktop" aria-label="Menu">
        <Icon name="list" />
      </button>
      <Logo className="not-desktop" />
      <span className="not-desktop" />
      <span className="not-desktop">
        <Cart />
      </span>
      <Logo className="only-desktop" />
      <div className="find search-row">
        <search>
          <form className="search-field" action="/search">
            <Icon name="magnifying-glass" />
            <input type="search" name="search" placeholder="Search the range" aria-label="Search the range" />
            <kbd className="only-desktop">/</kbd>
          </form>
        </search>
      </div>
      <div className="header-links only-desktop flex">
        <a className="account-link" href="/login">
          <Icon name="user" />
          <span>Log in</span>
        </a>
        <a className="button button-outline-white" href="/register">
          Request access
        </a>
        <a className="cart-button" href="/cart">
          <Icon name="shopping-cart-simple" />
          <CartCount />
        </a>
      </div>
    </div>
  </div>
)

const Counted = ({ link }) => (
  <a href={link.href}>
    {link.name} <span className="figures">{link.count}</span>
  </a>
)

/** The departments three times, as in the shop: mega menu, department bar, mobile drawer. */
function Departments({ departments }) {
  const links = departments.map((department) => <Counted key={department.href} link={department} />)
  return (
    <nav className="department-bar" aria-label="Departments">
      <div className="wrap">
        <details name="mega">
          <summary className="all-departments">Range</summary>
          <div className="mega">
            <div className="wrap">
              <ul className="department-list">
                {departments.map((department) => (
                  <Department key={department.href} department={department} />
                ))}
              </ul>
            </div>
          </div>
        </details>
        <div className="departments fits">{links}</div>
        <div className="mobile-departments" hidden>
          {links}
        </div>
      </div>
    </nav>
  )
}

const Department = ({ department: { name, href, count, tint, picture, children } }) => (
  <li className={`tint-${tint}`}>
    <a href={href}>
      <span className={`thumbnail tint-${tint}`}>
        <Picture src={picture} />
      </span>
      {name}
      <Icon name="caret-right" />
    </a>
    <div className="mega-panel">
      <h2 className="heading display-4">{name}</h2>
      <div className="columns">
        {children.map((category) => (
          <div key={category.href}>
            <h3>
              <Counted link={category} />
            </h3>
            {category.children.map((child) => (
              <Counted key={child.href} link={child} />
            ))}
          </div>
        ))}
      </div>
      <a className="mega-picture" href={href}>
        <Picture src={picture} />
        <span className="button button-arrow">
          Everything in {name} {count}
        </span>
      </a>
    </div>
  </li>
)

const Picture = ({ src }) => src && <img src={src} alt="" width={576} height={576} loading="lazy" decoding="async" />

const Footer = ({ footer, reach }) => (
  <footer className="footer on-dark">
    <div className="wrap">
      <div className="columns">
        <div className="brand-column">
          <Logo className="" />
        </div>
        {footer.map(({ title, links }) => (
          <div key={title}>
            <h2 className="footer-heading">{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={text}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2 className="footer-heading">Order line</h2>
          <ul>
            {reach.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="legal">
        <span>© 2026 Proviant</span>
      </div>
    </div>
  </footer>
)
