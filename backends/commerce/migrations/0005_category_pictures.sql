-- Picture of the category; null: that of its first product.
ALTER TABLE categories ADD COLUMN picture TEXT;
