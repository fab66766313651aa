// A product page, shorter than the shop's: no gallery, no related products.
import { AddForm } from './cart.jsx'

export const Product = ({ product, Link }) => (
  <>
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/">The whole range</Link>
        </li>
        <li>
          <span aria-current="page">{product.name}</span>
        </li>
      </ol>
    </nav>
    <div className="product-page">
      <div className={`product-image on-slab tint-${product.tint}`}>
        <img src={product.picture} alt={product.name} width={576} height={576} />
      </div>
      <div className="product-head">
        <p className="product-brand">{product.brandline}</p>
        <h1 className="heading display-3">{product.name}</h1>
        <p className="product-number small muted figures">{product.number}</p>
      </div>
      <aside className="summary-panel" aria-label="Order">
        <div className="ordering buy-bar">
          <AddForm id={product.id} name={product.name} unit={product.unit} />
        </div>
        <span className={`stock stock-${product.stock.state}`}>{product.stock.text}</span>
      </aside>
    </div>
    <div className="product-sections">
      <ul className="allergen-matrix">
        {product.allergens.map(({ name, state }) => (
          <li key={name} className={`level-${state}`}>
            <b>{name}</b>
            <span>{state}</span>
          </li>
        ))}
      </ul>
      <section id="description">
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <dl className="description-list">
        {product.facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </>
)
