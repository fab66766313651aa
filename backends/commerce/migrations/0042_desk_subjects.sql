-- What an entry of the audit log of the desk is about, if it is not an order or a quote: company:3, mail:17 or path:/en/old-page.
ALTER TABLE desk_log ADD COLUMN subject TEXT;

CREATE INDEX desk_log_by_subject ON desk_log (subject) WHERE subject IS NOT NULL;
