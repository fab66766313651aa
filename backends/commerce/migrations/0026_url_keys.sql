-- The unique index on language and URL key finds a key in any of four languages; this one was half the time in which an import swaps product texts.
DROP INDEX product_texts_by_url_key;
