-- Mails that wait for the cut-off of an order, and are deleted if the customer cancels it. Null: any other mail.
ALTER TABLE outbox ADD COLUMN order_id TEXT;
-- Since when a mail may be sent; null: since it was written.
ALTER TABLE outbox ADD COLUMN due_at TEXT;

CREATE INDEX outbox_by_order ON outbox (order_id) WHERE order_id IS NOT NULL;
