-- Allergens that a customer avoids: codes separated by commas, in the order of the regulation.
ALTER TABLE customers ADD COLUMN avoided_allergens TEXT NOT NULL DEFAULT '';
