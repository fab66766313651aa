-- End of publication; null: none.
ALTER TABLE entry_texts ADD COLUMN expiry_date TEXT;

-- Unpublished changes, one draft per text. A null member is unchanged.
CREATE TABLE entry_drafts (
  entry_id INTEGER NOT NULL,
  site_id INTEGER NOT NULL,
  title TEXT,
  seo TEXT CHECK (seo IS NULL OR json_valid(seo)),
  fields TEXT CHECK (fields IS NULL OR json_valid(fields)),
  blocks TEXT CHECK (blocks IS NULL OR json_valid(blocks)),
  PRIMARY KEY (entry_id, site_id),
  FOREIGN KEY (entry_id, site_id) REFERENCES entry_texts (entry_id, site_id) ON DELETE CASCADE
) WITHOUT ROWID;
