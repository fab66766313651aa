-- By how many percent a packing of weighed goods may be lighter or heavier; null: its weight is exact.
ALTER TABLE products ADD COLUMN weight_tolerance INTEGER;
