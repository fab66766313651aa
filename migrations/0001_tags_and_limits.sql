-- The shop's own memory: the token of each cache tag (a purge changes it) and the exact counters of rate limits.
CREATE TABLE tag_tokens (
  tag TEXT PRIMARY KEY,
  token TEXT NOT NULL,
  changed_at INTEGER NOT NULL -- milliseconds since 1970
);

CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  resets_at INTEGER NOT NULL -- milliseconds since 1970
);

CREATE INDEX rate_limits_by_reset ON rate_limits (resets_at);
