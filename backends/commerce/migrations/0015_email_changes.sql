-- Links in mails about a new e-mail address: one confirms it, the other restores the former one. Only token hashes are stored.
CREATE TABLE email_changes (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('confirm', 'revert')),
  former_email TEXT NOT NULL,
  new_email TEXT NOT NULL,
  -- Epoch of the customer when the change was requested: a new password ends a link that confirms.
  epoch INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX email_changes_by_customer ON email_changes (customer_id);
CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);
