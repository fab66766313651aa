-- Outbox of events for the wholesaler's own system, written in the transaction of the submission that they report.
CREATE TABLE events (
  -- never reused: receivers detect repeats by it
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL CHECK (type IN ('form.submitted')),
  -- id of the submission
  subject INTEGER NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  -- null: its files are not stored yet, or its subscription is not confirmed
  due_at TEXT,
  created_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL DEFAULT '',
  failure TEXT
);

CREATE INDEX events_waiting ON events (due_at, id) WHERE status = 'waiting';
CREATE INDEX events_subject ON events (subject);
