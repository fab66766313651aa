-- Orders that staff of the desk places in the name of a customer.

-- The session of staff that a token in the name of a customer belongs to; the token ends with it. Null: a token of the customer.
ALTER TABLE access_tokens ADD COLUMN staff_session TEXT REFERENCES staff_sessions (token_hash) ON DELETE CASCADE;

CREATE INDEX access_tokens_by_staff_session ON access_tokens (staff_session) WHERE staff_session IS NOT NULL;

-- The cart of a member of staff for a customer. It is not the customer's: `customer_id` is null, and `token_hash` is a name that is no hash.
ALTER TABLE carts ADD COLUMN staff_id INTEGER REFERENCES staff (id) ON DELETE CASCADE;
ALTER TABLE carts ADD COLUMN staff_customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE;

CREATE INDEX carts_by_staff ON carts (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX carts_by_staff_customer ON carts (staff_customer_id) WHERE staff_customer_id IS NOT NULL;

-- Name of the member of staff who placed the order; text, so that it stays when the account is removed. Null: the customer.
ALTER TABLE orders ADD COLUMN placed_on_behalf_by TEXT;
