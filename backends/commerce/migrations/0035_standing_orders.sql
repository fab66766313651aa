-- Orders that are placed or prepared on given weekdays. Days are YYYY-MM-DD at the depot.
CREATE TABLE standing_orders (
  id TEXT PRIMARY KEY,
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'ended')),
  -- digits 1 (Monday) to 6 (Saturday), ascending
  weekdays TEXT NOT NULL CHECK (weekdays <> ''),
  every_weeks INTEGER NOT NULL CHECK (every_weeks BETWEEN 1 AND 8),
  start_date TEXT NOT NULL,
  end_date TEXT,
  is_automatic INTEGER NOT NULL,
  shipping_method TEXT NOT NULL,
  -- no foreign key: an address that is deleted stops the order of a date, with a mail
  shipping_address_id INTEGER NOT NULL,
  billing_address_id INTEGER NOT NULL,
  message TEXT,
  purchase_reference TEXT,
  -- raised by every change of the customer: what a run has read earlier is not ordered
  version INTEGER NOT NULL DEFAULT 1,
  -- all dates up to this day are dealt with
  done_until TEXT NOT NULL,
  -- instant at which the next run looks at it
  next_check_at TEXT NOT NULL,
  idempotency_key TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (customer_id, idempotency_key)
);
CREATE INDEX standing_orders_by_customer ON standing_orders (customer_id);
CREATE INDEX standing_orders_to_check ON standing_orders (next_check_at) WHERE state = 'active';

-- Without a foreign key to the product, so that a line of one that is no longer sold can be named.
CREATE TABLE standing_order_lines (
  standing_order_id TEXT NOT NULL REFERENCES standing_orders (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (standing_order_id, product_id)
);

-- What the customer changed for one date. `lines`: JSON of [[productId, quantity], ...]; null: those of the standing order.
CREATE TABLE standing_order_changes (
  standing_order_id TEXT NOT NULL REFERENCES standing_orders (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  is_skipped INTEGER NOT NULL,
  lines TEXT,
  PRIMARY KEY (standing_order_id, date)
);

-- A mail about a coming date is written with its row, hence once.
CREATE TABLE standing_order_announcements (
  standing_order_id TEXT NOT NULL REFERENCES standing_orders (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  -- null violates it, which rolls the batch back, if the standing order was changed or paused
  version INTEGER NOT NULL,
  PRIMARY KEY (standing_order_id, date)
);

-- The outcome of a date, written in the transaction of its order.
CREATE TABLE standing_order_dates (
  standing_order_id TEXT NOT NULL REFERENCES standing_orders (id) ON DELETE CASCADE,
  date TEXT NOT NULL,
  -- ordered, prepared, added (to the cart), skipped, closed (no delivery), missed or failed; null as in standing_order_announcements
  outcome TEXT NOT NULL,
  -- sentence in the language of the customer; null: none
  reason TEXT,
  order_id TEXT REFERENCES orders (id),
  decided_at TEXT NOT NULL,
  PRIMARY KEY (standing_order_id, date)
);

ALTER TABLE orders ADD COLUMN standing_order_id TEXT REFERENCES standing_orders (id);
ALTER TABLE orders ADD COLUMN standing_order_date TEXT;
CREATE UNIQUE INDEX orders_by_standing_order ON orders (standing_order_id, standing_order_date) WHERE standing_order_id IS NOT NULL;
