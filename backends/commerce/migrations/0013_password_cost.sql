-- Hashes now contain their cost parameters; all earlier ones have the same cost.
UPDATE customers SET password_hash = 'scrypt$16384$8$5$' || substr(password_hash, 8);
