-- The content database: entries and their texts per site, pictures, global sets, navigations, forms, redirects.
-- Instants are ISO 8601. JSON columns hold what an editor edits; one UPDATE changes a page.

CREATE TABLE sites (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Prefix of public paths: empty, or `/en`.
  base_path TEXT NOT NULL
);

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  section TEXT NOT NULL CHECK (
    section IN ('home', 'news', 'jobs', 'pages', 'newsPages', 'jobsPages', 'legalPages', 'faq', 'quotes')
  ),
  type TEXT NOT NULL CHECK (
    type IN ('home', 'news', 'jobs', 'pages', 'newsPages', 'jobsPages', 'legalPages', 'faq', 'quote')
  ),
  -- Position in a structure; null in channels, which are sorted by date.
  position INTEGER
);

CREATE INDEX entries_by_section ON entries (section);

-- `fields`: members of the entry type besides blocks (thumbnail, image, text, links, author, quote).
-- `blocks`: list of blocks, each with id, type and its own fields. `seo`: title, description, image.
CREATE TABLE entry_texts (
  entry_id INTEGER NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL REFERENCES sites (id),
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  uri TEXT,
  enabled INTEGER NOT NULL DEFAULT 1,
  post_date TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  seo TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(seo)),
  fields TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(fields)),
  blocks TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(blocks)),
  PRIMARY KEY (entry_id, site_id),
  UNIQUE (site_id, uri)
) WITHOUT ROWID;

CREATE TRIGGER entry_texts_changed
AFTER UPDATE OF title, slug, uri, enabled, post_date, seo, fields, blocks ON entry_texts
BEGIN UPDATE entry_texts SET updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE entry_id = new.entry_id AND site_id = new.site_id; END;

-- `path` may contain `{width}`; then `widths` lists the existing widths. `embed` describes an object on another site.
CREATE TABLE assets (
  id INTEGER PRIMARY KEY,
  volume TEXT NOT NULL CHECK (volume IN ('images', 'videos', 'documents')),
  path TEXT NOT NULL,
  kind TEXT NOT NULL,
  extension TEXT NOT NULL,
  mime_type TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  size INTEGER,
  widths TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(widths)),
  embed TEXT CHECK (embed IS NULL OR json_valid(embed))
);

CREATE TABLE asset_texts (
  asset_id INTEGER NOT NULL REFERENCES assets (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL REFERENCES sites (id),
  title TEXT NOT NULL,
  alt TEXT NOT NULL,
  PRIMARY KEY (asset_id, site_id)
) WITHOUT ROWID;

CREATE TABLE globals (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE CHECK (handle IN ('companyInfo', 'general', 'header')),
  name TEXT NOT NULL
);

CREATE TABLE global_texts (
  global_id INTEGER NOT NULL REFERENCES globals (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL REFERENCES sites (id),
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  PRIMARY KEY (global_id, site_id)
) WITHOUT ROWID;

-- A node links to an entry, to a URL, or to nothing (a heading).
CREATE TABLE nav_nodes (
  id INTEGER PRIMARY KEY,
  nav TEXT NOT NULL CHECK (nav IN ('mainNav', 'footerNav', 'topNav')),
  site_id INTEGER NOT NULL REFERENCES sites (id),
  parent_id INTEGER REFERENCES nav_nodes (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  entry_id INTEGER REFERENCES entries (id) ON DELETE CASCADE,
  url TEXT,
  new_window INTEGER NOT NULL DEFAULT 0,
  classes TEXT,
  enabled INTEGER NOT NULL DEFAULT 1,
  CHECK (entry_id IS NULL OR url IS NULL)
);

CREATE INDEX nav_nodes_by_nav ON nav_nodes (nav, site_id);

CREATE TABLE forms (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  available INTEGER NOT NULL DEFAULT 1
);

-- `pages`: list of pages with rows of fields, as in the contract; a field's `kind` is the last part of its type.
CREATE TABLE form_texts (
  form_id INTEGER NOT NULL REFERENCES forms (id) ON DELETE CASCADE,
  site_id INTEGER NOT NULL REFERENCES sites (id),
  title TEXT NOT NULL,
  settings TEXT NOT NULL CHECK (json_valid(settings)),
  pages TEXT NOT NULL CHECK (json_valid(pages)),
  PRIMARY KEY (form_id, site_id)
) WITHOUT ROWID;

-- Sources are public paths with language prefix. A null site means every site.
CREATE TABLE redirects (
  id INTEGER PRIMARY KEY,
  site_id INTEGER REFERENCES sites (id),
  position INTEGER NOT NULL DEFAULT 0,
  enabled INTEGER NOT NULL DEFAULT 1,
  source TEXT NOT NULL,
  source_match TEXT NOT NULL DEFAULT 'pathonly' CHECK (source_match IN ('pathonly', 'fullurl')),
  match_type TEXT NOT NULL DEFAULT 'exactmatch' CHECK (match_type IN ('exactmatch', 'regexmatch')),
  target TEXT,
  http_code INTEGER NOT NULL DEFAULT 301 CHECK (http_code IN (301, 302, 307, 308, 410))
);

CREATE INDEX redirects_by_source ON redirects (source);
