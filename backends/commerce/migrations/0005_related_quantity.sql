-- Quantity of a related product per piece of this one.
ALTER TABLE product_relations ADD COLUMN quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity > 0);
