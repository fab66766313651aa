-- A second picture: the case that contains the pieces.
ALTER TABLE products ADD COLUMN case_picture TEXT;
