-- Excise that the price of one packing includes, in cents; an order line keeps that of its day. Null: none, or not known.
ALTER TABLE products ADD COLUMN excise_cents INTEGER CHECK (excise_cents > 0);
ALTER TABLE order_items ADD COLUMN excise_cents INTEGER CHECK (excise_cents > 0);
-- The view was created with the columns of its day.
DROP VIEW public_products;
CREATE VIEW public_products AS SELECT * FROM products WHERE is_exclusive = 0;
