-- Files of submissions as base64, in chunks that fit into a row.
CREATE TABLE form_files (
  submission_id INTEGER NOT NULL REFERENCES form_submissions (id) ON DELETE CASCADE,
  handle TEXT NOT NULL,
  place INTEGER NOT NULL,
  part INTEGER NOT NULL,
  filename TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (submission_id, handle, place, part)
);
