-- The price of a company holds from its first to its last day at the depot, both included; the defaults mean always. A bundle has a row for each period between changes of its members' prices.
CREATE TABLE dated_prices (
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  regular_cents INTEGER NOT NULL,
  final_cents INTEGER NOT NULL CHECK (final_cents BETWEEN 0 AND regular_cents),
  tiers TEXT,
  starts_on TEXT NOT NULL DEFAULT '0001-01-01',
  ends_on TEXT NOT NULL DEFAULT '9999-12-31' CHECK (ends_on >= starts_on),
  PRIMARY KEY (company_id, product_id, starts_on)
) WITHOUT ROWID;
INSERT INTO dated_prices (company_id, product_id, regular_cents, final_cents, tiers)
  SELECT company_id, product_id, regular_cents, final_cents, tiers FROM customer_prices;
DROP TABLE customer_prices;
ALTER TABLE dated_prices RENAME TO customer_prices;
CREATE INDEX customer_prices_by_product ON customer_prices (product_id);

-- Article numbers of a company for the packings and bundles that it buys.
CREATE TABLE company_numbers (
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  number TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (company_id, product_id),
  UNIQUE (company_id, number)
) WITHOUT ROWID;
CREATE INDEX company_numbers_by_product ON company_numbers (product_id);

-- The number of the company when it ordered; null: none.
ALTER TABLE order_items ADD COLUMN own_number TEXT;

-- A product, with all its packings, that only the companies in whose assortments it is may see and buy.
ALTER TABLE products ADD COLUMN is_exclusive INTEGER NOT NULL DEFAULT 0;
CREATE VIEW public_products AS SELECT * FROM products WHERE is_exclusive = 0;

-- Assortments of companies by name; product_id is that of a listed product.
CREATE TABLE assortment_products (
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  assortment TEXT NOT NULL,
  PRIMARY KEY (company_id, product_id, assortment)
) WITHOUT ROWID;
CREATE INDEX assortment_products_by_product ON assortment_products (product_id);
