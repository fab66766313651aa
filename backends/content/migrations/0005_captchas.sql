-- Key that signs the tokens of script captchas.
CREATE TABLE captcha_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
);
INSERT INTO captcha_keys (id, key) VALUES (1, hex(randomblob(32)));
