-- Pages and the work of each minute must not become slower with the data of years.

-- With the number, the index has the order of a page. With the state, a filtered page and its total do not read the other orders.
DROP INDEX orders_by_company;
CREATE INDEX orders_by_company ON orders (company_id, created_at DESC, number DESC, status, quote_until);
DROP INDEX orders_by_customer;
CREATE INDEX orders_by_customer ON orders (customer_id, created_at DESC, number DESC);

-- The desk counts what waits, and selects open orders by their delivery day and quotes by their end.
CREATE INDEX orders_by_status ON orders (status, delivery_date, quote_until);

-- What a list of invoices needs to select a page.
CREATE INDEX invoices_by_order ON invoices (order_id, state, created_at, number, due_at);

-- The author of the last message of a quote.
CREATE INDEX quote_messages_by_order ON quote_messages (order_id, id, author);

-- Mails of a state, the newest first.
CREATE INDEX outbox_by_state ON outbox (status);

-- Events that were not sent, their counts, and the end of their retention period.
CREATE INDEX events_by_status ON events (status, due_at);
CREATE INDEX events_by_age ON events (created_at);

-- Each order that is deleted after its retention period was searched for in all dates.
CREATE INDEX standing_order_dates_by_order ON standing_order_dates (order_id) WHERE order_id IS NOT NULL;
