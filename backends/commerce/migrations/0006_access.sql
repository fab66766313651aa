-- Account access: links that set a password, outgoing mails, and one company per VAT number.

-- A link is valid once, for its customer and address, until the password changes (`epoch`). An unknown address gets a row without a
-- customer, so that both cases take the same time.
CREATE TABLE password_tokens (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  epoch INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX password_tokens_by_customer ON password_tokens (customer_id);
CREATE INDEX password_tokens_by_expiry ON password_tokens (expires_at);

-- Written in the transaction of the event that the mail reports.
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

-- Language of the request for access, for mails that are not sent during a request of the customer.
ALTER TABLE customers ADD COLUMN locale TEXT NOT NULL DEFAULT 'nl';
