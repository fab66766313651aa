-- Accounts of the wholesaler's staff for the desk, their sessions, and the audit log of the desk.
CREATE TABLE staff (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  -- 1: the password was made by the operator's command
  must_change_password INTEGER NOT NULL DEFAULT 1 CHECK (must_change_password IN (0, 1)),
  -- base32
  totp_secret TEXT NOT NULL,
  -- time step of the last accepted code: neither it nor an earlier one is accepted again
  last_step INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);

CREATE TABLE staff_sessions (
  token_hash TEXT PRIMARY KEY,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);

-- The name is stored as text: entries stay when an account is removed.
CREATE TABLE desk_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  staff TEXT NOT NULL,
  action TEXT NOT NULL,
  -- null: the entry belongs to no order
  order_number INTEGER,
  detail TEXT NOT NULL DEFAULT ''
);

CREATE INDEX desk_log_by_order ON desk_log (order_number);

CREATE INDEX orders_by_delivery_date ON orders (delivery_date);
