-- Counts of mails by state read this index instead of the mails.
CREATE INDEX outbox_by_status ON outbox (status, due_at, created_at);
