-- The import that is running, if any: imports share the tables import_*. `expires_at`: Unix seconds.
CREATE TABLE import_lock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  owner TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
