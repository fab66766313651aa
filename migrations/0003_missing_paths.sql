-- Addresses where visitors found nothing: counted in passing, without query or visitor, so that an operator can lead them on.
CREATE TABLE missing_paths (
  path TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  -- Where the last of them came from: a path of the shop, or another site's host.
  came_from TEXT,
  seen_at INTEGER NOT NULL -- milliseconds since 1970
);

CREATE INDEX missing_paths_by_hits ON missing_paths (hits, seen_at);
