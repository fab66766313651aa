-- Counted attempts whose password is still being checked; `failures` includes them.
ALTER TABLE login_failures ADD COLUMN pending INTEGER NOT NULL DEFAULT 0;
