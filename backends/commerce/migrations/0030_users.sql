-- Role of a user in the company, by contracts/permissions.ts. Accounts without one are administrators.
ALTER TABLE customers ADD COLUMN role TEXT NOT NULL DEFAULT 'administrator';
ALTER TABLE customers ADD COLUMN last_login_at TEXT;
-- A removed user keeps the row for their orders, but neither the address nor a password.
ALTER TABLE customers ADD COLUMN removed_at TEXT;

-- A link is valid once, for its address; only token hashes are stored. Another invitation of the address replaces it.
CREATE TABLE invitations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  company_id INTEGER NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email TEXT NOT NULL COLLATE NOCASE,
  role TEXT NOT NULL,
  invited_by INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  UNIQUE (company_id, email)
);

CREATE INDEX orders_by_company ON orders (company_id, created_at DESC);
