-- Promised delivery date, YYYY-MM-DD at the depot, and the customer's purchase reference.
ALTER TABLE orders ADD COLUMN delivery_date TEXT;
ALTER TABLE orders ADD COLUMN purchase_reference TEXT;
