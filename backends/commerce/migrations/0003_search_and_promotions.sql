-- Name index of the in-memory search in chunks, as catalogue/index-storage.ts writes it for a catalogue version.
DROP TABLE product_search;

CREATE TABLE search_words (
  version TEXT NOT NULL,
  part INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (version, part)
);

-- Promotions are categories of their own type, like brands; a product is in one at most.
ALTER TABLE products ADD COLUMN promotion_id INTEGER REFERENCES categories (id);
