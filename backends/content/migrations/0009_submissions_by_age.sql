-- Submissions older than the retention period are deleted.
CREATE INDEX form_submissions_by_age ON form_submissions (submitted_at);
