-- Deposits on returnable packaging. cents: of one piece, tax excluded.
CREATE TABLE deposit_articles (
  number TEXT PRIMARY KEY,
  cents INTEGER NOT NULL CHECK (cents >= 0)
) WITHOUT ROWID;

CREATE TABLE deposit_texts (
  number TEXT NOT NULL REFERENCES deposit_articles (number) ON DELETE CASCADE,
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (number, locale)
) WITHOUT ROWID;

-- JSON such as [["BOTTLE-25", 24], ["CRATE", 1]]: deposit articles of one packing with their count. Null: none.
ALTER TABLE products ADD COLUMN deposits TEXT;

-- JSON of the deposits of the line as of the order date. Null: none.
ALTER TABLE order_items ADD COLUMN deposits TEXT;

-- The total includes deposits. A CHECK cannot be changed, so a new column replaces the old one.
ALTER TABLE orders ADD COLUMN deposit_cents INTEGER NOT NULL DEFAULT 0 CHECK (deposit_cents >= 0);
ALTER TABLE orders ADD COLUMN total_cents INTEGER CHECK (total_cents = subtotal_cents + shipping_cents + tax_cents + deposit_cents);
UPDATE orders SET total_cents = grand_total_cents;
ALTER TABLE orders DROP COLUMN grand_total_cents;
ALTER TABLE orders RENAME COLUMN total_cents TO grand_total_cents;

-- Alcohol in percent by volume, and the age below which consumers must not get the product. Null: none, or not known.
ALTER TABLE products ADD COLUMN alcohol_percent REAL CHECK (alcohol_percent BETWEEN 0 AND 100);
ALTER TABLE products ADD COLUMN minimum_age INTEGER CHECK (minimum_age BETWEEN 1 AND 99);
