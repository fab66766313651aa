-- Companies that cannot order until they have paid. open_cents: what they owe by the books of the wholesaler, tax included; null: the sum of their unpaid invoices.
CREATE TABLE credit_holds (
  company_id INTEGER PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  since TEXT NOT NULL,
  reason TEXT,
  open_cents INTEGER CHECK (open_cents >= 0)
);

-- Prices from a quantity on: JSON such as [[5, 1240], [10, 1190]] with the least packings and the cents of one, ascending. Null: one price for every quantity.
ALTER TABLE product_prices ADD COLUMN tiers TEXT;
ALTER TABLE customer_prices ADD COLUMN tiers TEXT;
