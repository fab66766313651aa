-- With the number, an index has the order of a page of orders, so that only this page is read.
DROP INDEX orders_by_company;
CREATE INDEX orders_by_company ON orders (company_id, created_at DESC, number DESC);
DROP INDEX orders_by_customer;
CREATE INDEX orders_by_customer ON orders (customer_id, created_at DESC, number DESC);
-- The desk counts the orders and quotes that wait.
CREATE INDEX orders_by_status ON orders (status);
