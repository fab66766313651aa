-- What the wholesaler's system reports about an order, and when.
CREATE TABLE order_progress (
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('received', 'picked', 'shipped', 'delivered')),
  reached_at TEXT NOT NULL,
  PRIMARY KEY (order_id, state)
) WITHOUT ROWID;

-- Delivered packaging units and their weight; null: not reported.
ALTER TABLE order_items ADD COLUMN delivered INTEGER;
ALTER TABLE order_items ADD COLUMN delivered_grams INTEGER;
