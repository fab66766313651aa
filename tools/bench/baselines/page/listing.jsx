// The listing of 16 products. A framework passes its link component, which navigates on the client.
import { AddForm } from './cart.jsx'
import { Icon } from './icon.jsx'

export const Listing = ({ listing: { categories, allergens, brands, products }, Link }) => (
  <>
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        <li>
          <Icon name="caret-right" />
          <span aria-current="page">The whole range</span>
        </li>
      </ol>
    </nav>
    <div className="page-head">
      <h1 className="heading display-3">The whole range</h1>
      <nav className="subcategories not-desktop" aria-label="Subcategories">
        <Categories categories={categories} />
      </nav>
    </div>
    <div className="listing">
      <Filters categories={categories} allergens={allergens} brands={brands} />
      <section className="results" aria-label="Products">
        <div className="tile-wall">
          {products.map((product) => (
            <Tile key={product.id} product={product} Link={Link} />
          ))}
        </div>
        <Pages />
      </section>
    </div>
  </>
)

const Categories = ({ categories }) =>
  categories.map(({ name, href, count }) => (
    <a key={href} href={href}>
      {name}
      <span className="figures">{count}</span>
    </a>
  ))

const Filters = ({ categories, allergens, brands }) => (
  <form id="filters" popover="auto" aria-labelledby="filters-title" className="filters" action="/">
    <header>
      <h2 id="filters-title" className="heading">
        Filters
      </h2>
      <button type="button" className="icon-button" aria-label="Close" popoverTarget="filters">
        <Icon name="x" />
      </button>
    </header>
    <section>
      <nav className="tree" aria-label="Category">
        <div className="subtree">
          <Categories categories={categories} />
        </div>
      </nav>
    </section>
    <section>
      <div className="allergen-toggles">
        {allergens.map((allergen) => (
          <Allergen key={allergen.id} allergen={allergen} />
        ))}
      </div>
    </section>
    <section>
      <div className="brand-list">
        {brands.map(({ id, name, amount }) => (
          <div key={id}>
            <label className="check compact">
              <input type="checkbox" name="brands" value={id} />
              <span>{name}</span>
              <span className="count">{amount}</span>
            </label>
          </div>
        ))}
      </div>
    </section>
    <footer>
      <button type="submit" className="button">
        Apply
      </button>
    </footer>
  </form>
)

const states = ['contains', 'traces', 'free']

const Allergen = ({ allergen: { id, name, icon } }) => (
  <>
    <span className="toggle-name">
      <Icon name={icon} />
      {name}
    </span>
    <fieldset className="tri-state" aria-label={name}>
      {states.map((state) => (
        <label key={state} className={`level-${state}`} title={state}>
          <input type="checkbox" name={state} value={id} aria-label={state} />
          <Icon name={state} />
        </label>
      ))}
    </fieldset>
  </>
)

const Tile = ({ product: { id, name, href, tint, picture, brandline, pack, number, stock, unit }, Link }) => (
  <article className={`tile tint-${tint}`}>
    <div className={`product-image tint-${tint}`}>
      <Link className="cover" href={href} tabIndex={-1} aria-hidden="true">
        <img src={picture} alt={name} width={576} height={576} loading="lazy" decoding="async" />
      </Link>
    </div>
    <div className="tile-body">
      <span className="brand">{brandline}</span>
      <h2>
        <Link className="name" href={href}>
          {name}
        </Link>
      </h2>
      <span className="packing">{pack}</span>
      <span className="meta">{number}</span>
      <div className="tile-prices">
        <a href="/login">Log in for your price</a>
      </div>
      <div className="tile-prices">
        <span className={`stock stock-${stock.state}`}>{stock.text}</span>
      </div>
      <div className="ordering">
        <AddForm id={id} name={name} unit={unit} />
      </div>
    </div>
  </article>
)

const Pages = () => (
  <nav className="pagination" aria-label="Pages">
    <ol>
      {[1, 2, 3, 4, 5].map((page) => (
        <li key={page}>
          <a href={`/?page=${page}`} aria-label={`Page ${page}`} aria-current={page === 1 ? 'page' : undefined}>
            {page}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
