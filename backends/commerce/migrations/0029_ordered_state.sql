-- State of the product when it was ordered: JSON of OrderedState in sql/order-history.ts. Null in older orders and for products that no longer existed.
ALTER TABLE order_items ADD COLUMN ordered_state TEXT;
