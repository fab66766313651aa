-- An invoice bills a whole order: its lines, sums and addresses are those that the order froze.
CREATE TABLE invoices (
  id TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  order_id TEXT NOT NULL UNIQUE REFERENCES orders (id),
  state TEXT NOT NULL CHECK (state IN ('pending', 'pending_payment', 'paid', 'overdue', 'refunded')),
  created_at TEXT NOT NULL,
  due_at TEXT NOT NULL
) WITHOUT ROWID;
