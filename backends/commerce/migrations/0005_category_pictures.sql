-- A picture of the category's own; without one it shows the first of its articles.
ALTER TABLE categories ADD COLUMN picture TEXT;
