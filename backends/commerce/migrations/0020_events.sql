-- Outbox of events for the wholesaler's own system, written in the transaction of the event that they report.
CREATE TABLE events (
  -- never reused: receivers detect repeats by it
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL CHECK (type IN ('order.placed', 'quote.requested', 'access.requested')),
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

CREATE INDEX events_waiting ON events (company_id, due_at, id) WHERE status = 'waiting';
CREATE INDEX events_subject ON events (subject);
