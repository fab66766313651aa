-- Prices of one company, which replace those of its price group. Rows of families and bundles are derived from their packings and members.
CREATE TABLE customer_prices (
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  regular_cents INTEGER NOT NULL,
  final_cents INTEGER NOT NULL CHECK (final_cents BETWEEN 0 AND regular_cents),
  PRIMARY KEY (company_id, product_id)
) WITHOUT ROWID;

CREATE INDEX customer_prices_by_product ON customer_prices (product_id);
