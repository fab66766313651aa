-- Form submissions; `answers` by field handle.
CREATE TABLE form_submissions (
  id INTEGER PRIMARY KEY,
  form_id INTEGER NOT NULL REFERENCES forms (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL REFERENCES sites (id),
  submitted_at TEXT NOT NULL,
  answers TEXT NOT NULL CHECK (json_valid(answers))
);

CREATE INDEX form_submissions_by_form ON form_submissions (form_id, submitted_at);
