-- Products that a customer orders regularly. A packing is on a list once; `par` is the target stock after a delivery.
CREATE TABLE product_lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE INDEX product_lists_by_customer ON product_lists (customer_id, name);

CREATE TABLE product_list_items (
  list_id INTEGER NOT NULL REFERENCES product_lists (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 9999),
  area TEXT,
  par INTEGER,
  position INTEGER NOT NULL,
  PRIMARY KEY (list_id, product_id)
) WITHOUT ROWID;

CREATE INDEX product_list_items_by_product ON product_list_items (product_id);
