-- Length of `data`. The quota of all files is a sum over the index, which does not read the files.
ALTER TABLE form_files ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE form_files SET bytes = length(data);
CREATE INDEX form_files_by_size ON form_files (bytes);
CREATE INDEX form_submissions_by_time ON form_submissions (submitted_at);
