-- Weight tolerance of a catch-weight packing in percent; null: exact weight.
ALTER TABLE products ADD COLUMN weight_tolerance INTEGER;
