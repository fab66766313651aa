-- Whether a customer gets mails when an order leaves, and when something is missing.
ALTER TABLE customers ADD COLUMN progress_mails INTEGER NOT NULL DEFAULT 1;
