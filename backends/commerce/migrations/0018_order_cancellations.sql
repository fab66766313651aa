-- Cut-off until which the customer may cancel an order; null: only the wholesaler can.
ALTER TABLE orders ADD COLUMN cancelable_until TEXT;
-- Units that a line took from the stock, in the smallest common unit; a cancellation returns them.
ALTER TABLE order_items ADD COLUMN stock_units INTEGER NOT NULL DEFAULT 0;

-- Cancellations by customers. The key and NOT NULL make the batch of a second or late one fail.
CREATE TABLE order_cancellations (
  order_id TEXT PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  canceled_at TEXT NOT NULL
) WITHOUT ROWID;
