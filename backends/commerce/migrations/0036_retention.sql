-- Orders older than the retention period are deleted.
CREATE INDEX orders_by_age ON orders (created_at);
