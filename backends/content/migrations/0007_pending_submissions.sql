-- Until when a subscription can be confirmed by its mailed link; null: confirmed, or the form needs no confirmation.
ALTER TABLE form_submissions ADD COLUMN pending_until TEXT;
CREATE INDEX form_submissions_pending ON form_submissions (pending_until) WHERE pending_until IS NOT NULL;
