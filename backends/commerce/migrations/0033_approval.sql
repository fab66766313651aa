-- Limits of a buyer in cents: goods without tax and delivery costs, per order and per calendar month. Null: none.
ALTER TABLE customers ADD COLUMN order_limit_cents INTEGER CHECK (order_limit_cents >= 0);
ALTER TABLE customers ADD COLUMN month_limit_cents INTEGER CHECK (month_limit_cents >= 0);

-- Carts that buyers sent for approval, as they saw them.
CREATE TABLE order_approvals (
  id TEXT PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'approved', 'returned', 'withdrawn', 'expired')),
  -- number of changes of its quantities
  revision INTEGER NOT NULL DEFAULT 0,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  -- of the cart that was sent
  cart_version INTEGER NOT NULL,
  -- 'order' or 'month': the limit that it exceeds
  exceeded TEXT NOT NULL CHECK (exceeded IN ('order', 'month')),
  shipping_method TEXT NOT NULL,
  message TEXT,
  purchase_reference TEXT,
  delivery_date TEXT NOT NULL,
  -- JSON of an address
  billing_address TEXT NOT NULL,
  shipping_address TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- cut-off of the delivery day: from this instant on it cannot be approved
  expires_at TEXT NOT NULL,
  decided_at TEXT,
  decided_by INTEGER REFERENCES customers (id) ON DELETE SET NULL,
  -- why it was returned
  reason TEXT,
  UNIQUE (customer_id, idempotency_key)
);
CREATE INDEX approvals_by_company ON order_approvals (company_id, created_at DESC);
CREATE INDEX approvals_waiting ON order_approvals (expires_at) WHERE status = 'waiting';

CREATE TABLE order_approval_items (
  id INTEGER PRIMARY KEY,
  approval_id TEXT NOT NULL REFERENCES order_approvals (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id) ON DELETE SET NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  requested_quantity INTEGER NOT NULL CHECK (requested_quantity > 0),
  -- after changes by approvers; 0: removed
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  -- of one packing when it was sent
  price_cents INTEGER NOT NULL,
  -- JSON of the product when it was sent: for substitutes and for the sums
  article TEXT NOT NULL
);
CREATE INDEX order_approval_items_by_approval ON order_approval_items (approval_id, position);
CREATE INDEX order_approval_items_by_product ON order_approval_items (product_id);

-- The approval that this order comes from; an approval gives at most one order.
ALTER TABLE orders ADD COLUMN approval_id TEXT REFERENCES order_approvals (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX orders_by_approval ON orders (approval_id) WHERE approval_id IS NOT NULL;
