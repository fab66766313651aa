-- What a customer's kitchen avoids: codes of allergens, separated by commas, in the order of the regulation.
ALTER TABLE customers ADD COLUMN avoided_allergens TEXT NOT NULL DEFAULT '';
