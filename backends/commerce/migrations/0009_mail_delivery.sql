-- Mails on their way out: how often each was tried, when it is tried next (empty: at once), and what came of it.
ALTER TABLE outbox ADD COLUMN status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed'));
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_attempt_at TEXT NOT NULL DEFAULT '';
-- Why the last attempt failed, in a word of the transport's: never an address.
ALTER TABLE outbox ADD COLUMN failure TEXT;

CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE status = 'waiting';
