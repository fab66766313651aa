-- The allergen profile belongs to the company's kitchen: the union of its users' profiles, in the order of the regulation.
ALTER TABLE companies ADD COLUMN avoided_allergens TEXT NOT NULL DEFAULT '';
UPDATE companies SET avoided_allergens = coalesce((
  SELECT group_concat(code, ',') FROM (
    SELECT value AS code FROM json_each('["gluten","crustaceans","eggs","fish","peanuts","soybeans","milk","nuts","celery","mustard","sesame","sulphites","lupin","molluscs"]') AS a
    WHERE EXISTS (
      SELECT 1 FROM customers c WHERE c.company_id = companies.id AND instr(',' || c.avoided_allergens || ',', ',' || a.value || ',') > 0
    ) ORDER BY a.key
  )
), '');
ALTER TABLE customers DROP COLUMN avoided_allergens;
