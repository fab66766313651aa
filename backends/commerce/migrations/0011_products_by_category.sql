-- What may stand in for an article that is short is looked for in its category.
CREATE INDEX products_by_category ON products (category_id) WHERE type = 'simple';
