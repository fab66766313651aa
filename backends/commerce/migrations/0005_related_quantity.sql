-- How many of a related product go with one.
ALTER TABLE product_relations ADD COLUMN quantity INTEGER NOT NULL DEFAULT 1 CHECK (quantity > 0);
