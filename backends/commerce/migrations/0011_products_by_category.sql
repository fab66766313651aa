-- Substitutes for a scarce product are read by category.
CREATE INDEX products_by_category ON products (category_id) WHERE type = 'simple';
