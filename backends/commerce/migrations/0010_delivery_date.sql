-- The day that was promised, Y-m-d at the depot, and the customer's own number for the purchase.
ALTER TABLE orders ADD COLUMN delivery_date TEXT;
ALTER TABLE orders ADD COLUMN purchase_reference TEXT;
