-- Returnable packaging that the customer gives back with a delivery.

-- JSON of AnnouncedEmpties[], as the customer announced them. Null: none.
ALTER TABLE orders ADD COLUMN announced_empties TEXT;
ALTER TABLE order_approvals ADD COLUMN announced_empties TEXT;

-- JSON of Deposit[], as the wholesaler took them back. Null: not reported.
ALTER TABLE orders ADD COLUMN returned_empties TEXT;

-- Their sum, which the total deducts. A CHECK cannot be changed, so a new column replaces the old one.
ALTER TABLE orders ADD COLUMN returned_cents INTEGER NOT NULL DEFAULT 0 CHECK (returned_cents >= 0);
ALTER TABLE orders ADD COLUMN total_cents INTEGER
  CHECK (total_cents >= 0 AND total_cents = subtotal_cents + shipping_cents + tax_cents + deposit_cents - returned_cents);
UPDATE orders SET total_cents = grand_total_cents;
ALTER TABLE orders DROP COLUMN grand_total_cents;
ALTER TABLE orders RENAME COLUMN total_cents TO grand_total_cents;
