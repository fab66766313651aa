-- A request for a quote is a row of orders with a status offer_...; the prices of an answer are those of its lines and totals.
-- Number of answers; 0: not answered.
ALTER TABLE orders ADD COLUMN quote_version INTEGER NOT NULL DEFAULT 0;
-- Instant at which the last answer expires; null: never.
ALTER TABLE orders ADD COLUMN quote_until TEXT;
-- The quote that this order accepts.
ALTER TABLE orders ADD COLUMN quote_id TEXT REFERENCES orders (id);
-- A quote is accepted at most once.
CREATE UNIQUE INDEX orders_by_quote ON orders (quote_id) WHERE quote_id IS NOT NULL;

-- Answers of the wholesaler, and replies of the customer.
CREATE TABLE quote_messages (
  id INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('customer', 'wholesaler')),
  -- '' for an answer or a refusal without a text
  text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- quote_version of an answer; null for a reply
  version INTEGER CHECK ((author = 'wholesaler') = (version IS NOT NULL)),
  UNIQUE (order_id, version)
);

-- The types of events are no longer limited by the table. Ids are not reused.
CREATE TABLE events_without_check (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  -- id of the order, or of the company that requests access
  subject TEXT NOT NULL,
  company_id INTEGER NOT NULL,
  -- not delivered earlier: until its cut-off an order can be canceled
  due_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL DEFAULT '',
  failure TEXT
);
INSERT INTO events_without_check (id, type, subject, company_id, due_at, created_at)
  SELECT seq, '', '', 0, '', '' FROM sqlite_sequence WHERE name = 'events' AND seq > 0;
DELETE FROM events_without_check;
INSERT INTO events_without_check (id, type, subject, company_id, due_at, created_at, status, attempts, next_attempt_at, failure)
  SELECT id, type, subject, company_id, due_at, created_at, status, attempts, next_attempt_at, failure FROM events;
DROP TABLE events;
ALTER TABLE events_without_check RENAME TO events;
CREATE INDEX events_waiting ON events (company_id, due_at, id) WHERE status = 'waiting';
CREATE INDEX events_subject ON events (subject);
