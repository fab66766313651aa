-- An invoice bills a whole order with the lines, amounts and addresses stored with it.
CREATE TABLE invoices (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  order_id TEXT NOT NULL UNIQUE REFERENCES orders (id),
  state TEXT NOT NULL CHECK (state IN ('pending', 'pending_payment', 'paid', 'overdue', 'refunded')),
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL
) WITHOUT ROWID;
