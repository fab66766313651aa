-- Lots from which a line of an order was delivered.
CREATE TABLE order_item_lots (
  order_item_id INTEGER NOT NULL REFERENCES order_items (id) ON DELETE CASCADE,
  lot TEXT NOT NULL COLLATE NOCASE,
  -- YYYY-MM-DD; null: unknown
  best_before TEXT,
  -- packings
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_item_id, lot)
);
CREATE INDEX order_item_lots_by_lot ON order_item_lots (lot);

CREATE TABLE recalls (
  id INTEGER PRIMARY KEY,
  lot TEXT NOT NULL COLLATE NOCASE,
  -- null: every product of the lot
  sku TEXT,
  -- JSON by language: {"en": {"reason": "", "instruction": ""}}
  texts TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- null: open
  closed_at TEXT
);
CREATE UNIQUE INDEX open_recalls ON recalls (lot, COALESCE(sku, '')) WHERE closed_at IS NULL;

-- A mail to a user is written with its row, hence once.
CREATE TABLE recall_mails (
  recall_id INTEGER NOT NULL REFERENCES recalls (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  written_at TEXT NOT NULL,
  PRIMARY KEY (recall_id, customer_id)
);

-- The first user of a company who confirmed a recall.
CREATE TABLE recall_receipts (
  recall_id INTEGER NOT NULL REFERENCES recalls (id) ON DELETE CASCADE,
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  read_at TEXT NOT NULL,
  PRIMARY KEY (recall_id, company_id)
);
