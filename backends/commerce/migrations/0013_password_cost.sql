-- A hash says what it cost: all of before cost the same.
UPDATE customers SET password_hash = 'scrypt$16384$8$5$' || substr(password_hash, 8);
