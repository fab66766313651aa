-- Ways in: links that set a password, mails on their way, and one company for each VAT number.

-- A link is good once, for its customer, for the address it was mailed to and until the password changes (`epoch`).
-- An address that nobody has gets a row without a customer: asking costs the same either way.
CREATE TABLE password_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX password_tokens_by_customer ON password_tokens (customer_id);
CREATE INDEX password_tokens_by_expiry ON password_tokens (expires_at);

-- Written together with what the mail tells of, so that neither is there without the other.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE INDEX outbox_by_age ON outbox (created_at);

CREATE UNIQUE INDEX companies_by_vat_number ON companies (vat_number);

-- The language in which a customer asked for access: the one of mails that nobody asked for just now.
ALTER TABLE customers ADD COLUMN locale TEXT NOT NULL DEFAULT 'nl';
