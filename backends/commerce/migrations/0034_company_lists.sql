-- Company whose users all see the list; null: only its creator (customer_id) sees it.
ALTER TABLE product_lists ADD COLUMN company_id INTEGER REFERENCES companies (id) ON DELETE CASCADE;
-- Raised by each change of the name, so that one of an older name is noticed.
ALTER TABLE product_lists ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE INDEX product_lists_by_company ON product_lists (company_id, name) WHERE company_id IS NOT NULL;
