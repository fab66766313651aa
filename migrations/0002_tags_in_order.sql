-- The newest changes are asked for every few seconds, and each change is made later than all before it.
CREATE INDEX tag_tokens_by_change ON tag_tokens (changed_at);
