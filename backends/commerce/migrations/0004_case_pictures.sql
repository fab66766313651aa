-- A second picture, of the case that the pieces come in.
ALTER TABLE products ADD COLUMN case_picture TEXT;
