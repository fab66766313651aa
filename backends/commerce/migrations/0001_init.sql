-- The commerce database: catalogue, prices, stock, companies and customers, carts, orders.
-- Money is in whole cents, tax excluded unless the column name says otherwise. Instants are ISO 8601 in UTC.

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE units (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE
);

CREATE TABLE unit_texts (
  unit_id INTEGER NOT NULL REFERENCES units (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  one TEXT NOT NULL,
  many TEXT NOT NULL,
  PRIMARY KEY (unit_id, locale)
) WITHOUT ROWID;

-- Brands are categories of their own type, so that a brand has the same id everywhere.
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES categories (id),
  type TEXT NOT NULL CHECK (type IN ('category', 'brand', 'promotion')),
  code TEXT NOT NULL,
  position INTEGER NOT NULL,
  UNIQUE (type, code)
);

CREATE TABLE category_texts (
  category_id INTEGER NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  url_path TEXT NOT NULL,
  PRIMARY KEY (category_id, locale),
  UNIQUE (locale, url_path)
) WITHOUT ROWID;

-- One row for all packings of a family, in the smallest common unit.
CREATE TABLE stock (
  id INTEGER PRIMARY KEY,
  quantity INTEGER NOT NULL CHECK (quantity >= 0)
);

-- Texts shared by families of one template.
CREATE TABLE descriptions (
  id INTEGER NOT NULL,
  locale TEXT NOT NULL,
  origin TEXT NOT NULL,
  content_packaging TEXT NOT NULL,
  short_html TEXT NOT NULL,
  html TEXT NOT NULL,
  PRIMARY KEY (id, locale)
) WITHOUT ROWID;

-- The row of a family (configurable) has the facts of its first packing. `allergens` has one letter for each of the
-- fourteen: c contains, m may contain, f free, - not declared.
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  sku TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL CHECK (type IN ('simple', 'configurable', 'grouped')),
  parent_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
  number TEXT NOT NULL,
  packing INTEGER NOT NULL,
  picture TEXT NOT NULL,
  description_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL REFERENCES categories (id),
  brand_id INTEGER NOT NULL REFERENCES categories (id),
  unit_id INTEGER NOT NULL REFERENCES units (id),
  content_count INTEGER NOT NULL,
  content_amount REAL NOT NULL,
  content_unit TEXT NOT NULL,
  ean13 TEXT,
  weight_grams INTEGER NOT NULL,
  list_cents INTEGER NOT NULL CHECK (list_cents >= 0),
  vat_percent INTEGER NOT NULL,
  allergens TEXT NOT NULL CHECK (length(allergens) = 14),
  is_new INTEGER NOT NULL,
  is_stock_article INTEGER NOT NULL,
  stock_id INTEGER REFERENCES stock (id),
  stock_units INTEGER NOT NULL CHECK (stock_units > 0),
  position INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  technical_file TEXT
);

CREATE INDEX products_by_parent ON products (parent_id, packing);
CREATE INDEX products_by_number ON products (number);
CREATE INDEX products_by_ean13 ON products (ean13);

-- Packings have no texts; they use those of their family.
CREATE TABLE product_texts (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  PRIMARY KEY (product_id, locale),
  UNIQUE (locale, url_key)
) WITHOUT ROWID;

CREATE INDEX product_texts_by_name ON product_texts (locale, sort_name);
CREATE INDEX product_texts_by_url_key ON product_texts (url_key);

CREATE TABLE product_prices (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  price_group TEXT NOT NULL,
  regular_cents INTEGER NOT NULL,
  final_cents INTEGER NOT NULL CHECK (final_cents BETWEEN 0 AND regular_cents),
  PRIMARY KEY (product_id, price_group)
) WITHOUT ROWID;

CREATE TABLE product_relations (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  related_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, related_id)
) WITHOUT ROWID;

-- Members of a bundle; a member is a sellable product.
CREATE TABLE product_members (
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  member_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  position INTEGER NOT NULL,
  PRIMARY KEY (product_id, member_id)
) WITHOUT ROWID;

-- Folded text of every listed product, all four languages in one row; the rowid is the product id.
CREATE VIRTUAL TABLE product_search USING fts5 (names, brand, codes, tokenize = 'unicode61', prefix = '2 3 4');

CREATE TABLE companies (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  activity TEXT,
  email TEXT NOT NULL,
  phone TEXT,
  vat_number TEXT,
  website TEXT,
  external_code TEXT,
  is_updated INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'blocked')),
  price_group TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- `epoch` is raised by every change that must end all sessions.
CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES companies (id),
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  gender TEXT,
  date_of_birth TEXT,
  phone TEXT,
  is_active INTEGER NOT NULL DEFAULT 1,
  is_verified INTEGER NOT NULL DEFAULT 0,
  newsletter INTEGER NOT NULL DEFAULT 0,
  preferred_unit_id INTEGER REFERENCES units (id),
  epoch INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE INDEX customers_by_company ON customers (company_id);

-- An address without a customer belongs to the company.
CREATE TABLE addresses (
  id INTEGER PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES companies (id),
  customer_id INTEGER REFERENCES customers (id),
  company_name TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  address1 TEXT NOT NULL,
  address2 TEXT,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT,
  country TEXT NOT NULL,
  phone TEXT NOT NULL,
  vat_id TEXT,
  is_default INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE INDEX addresses_by_company ON addresses (company_id, customer_id);

CREATE TABLE access_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  epoch INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX access_tokens_by_customer ON access_tokens (customer_id);
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);

CREATE TABLE login_failures (
  key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  window_ends_at TEXT NOT NULL,
  last_at TEXT NOT NULL
) WITHOUT ROWID;

-- A customer has one cart; a guest's cart is identified by a token hash.
CREATE TABLE carts (
  id TEXT PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customers (id) ON DELETE CASCADE,
  token_hash TEXT UNIQUE,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at TEXT NOT NULL,
  CHECK ((customer_id IS NULL) <> (token_hash IS NULL))
) WITHOUT ROWID;

CREATE INDEX carts_of_guests ON carts (updated_at) WHERE token_hash IS NOT NULL;

CREATE TABLE cart_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  UNIQUE (cart_id, product_id)
);

CREATE INDEX cart_items_by_product ON cart_items (product_id);

-- Outcomes of cart changes with an idempotency key.
CREATE TABLE cart_operations (
  cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  outcome TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (cart_id, key)
) WITHOUT ROWID;

-- Totals include the shipping fee; addresses and taxes are JSON as of the order date.
CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  company_id INTEGER NOT NULL REFERENCES companies (id),
  status TEXT NOT NULL,
  idempotency_key TEXT,
  fingerprint TEXT,
  shipping_method TEXT NOT NULL,
  message TEXT,
  billing_address TEXT NOT NULL,
  shipping_address TEXT NOT NULL,
  taxes TEXT NOT NULL,
  line_count INTEGER NOT NULL CHECK (line_count > 0),
  quantity INTEGER NOT NULL,
  subtotal_cents INTEGER NOT NULL,
  shipping_cents INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,
  grand_total_cents INTEGER NOT NULL CHECK (grand_total_cents = subtotal_cents + shipping_cents + tax_cents),
  external_code TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (customer_id, idempotency_key)
) WITHOUT ROWID;

CREATE INDEX orders_by_customer ON orders (customer_id, created_at DESC);

CREATE TABLE order_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id) ON DELETE SET NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  weight_grams INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  price_cents INTEGER NOT NULL,
  total_cents INTEGER NOT NULL CHECK (total_cents = price_cents * quantity),
  vat_percent INTEGER NOT NULL,
  tax_cents INTEGER NOT NULL,
  UNIQUE (order_id, position)
);

CREATE INDEX order_items_by_product ON order_items (product_id);
