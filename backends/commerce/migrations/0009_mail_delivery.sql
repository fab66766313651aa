-- Delivery state of mails: number of attempts, next attempt (empty: at once), and result.
ALTER TABLE outbox ADD COLUMN status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed'));
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_attempt_at TEXT NOT NULL DEFAULT '';
-- Reason of the last failure: a code of the transport, never an address.
ALTER TABLE outbox ADD COLUMN failure TEXT;

CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE status = 'waiting';
