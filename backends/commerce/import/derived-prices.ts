/** Statements that set the prices that follow from others, after an import changed prices or products. */
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { always } from '../rules/pricing/price-tiers.ts'

const onGroupConflict = `ON CONFLICT (product_id, price_group) DO UPDATE
  SET regular_cents = excluded.regular_cents, final_cents = excluded.final_cents`

/** A new product costs its list price in every group that companies or prices name. */
export const missingPricesSql = (
  products: string,
) => `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
  SELECT p.id, g.price_group, p.list_cents, p.list_cents FROM products p
  CROSS JOIN (SELECT price_group FROM companies UNION SELECT price_group FROM product_prices UNION SELECT 'B') g
  WHERE p.type = 'simple' AND ${products} ON CONFLICT (product_id, price_group) DO NOTHING`

const statements = [
  // a product with several packings shows the price of the first one
  `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
    SELECT p.parent_id, r.price_group, r.regular_cents, r.final_cents FROM products p
    JOIN product_prices r ON r.product_id = p.id WHERE p.parent_id IS NOT NULL AND p.packing = 1 ${onGroupConflict}
    WHERE regular_cents <> excluded.regular_cents OR final_cents <> excluded.final_cents`,
  `INSERT INTO product_prices (product_id, price_group, regular_cents, final_cents)
    SELECT m.product_id, r.price_group, sum(r.regular_cents * m.quantity), sum(r.final_cents * m.quantity) FROM product_members m
    JOIN product_prices r ON r.product_id = m.member_id WHERE true GROUP BY m.product_id, r.price_group ${onGroupConflict}`,
  "DELETE FROM customer_prices WHERE product_id IN (SELECT id FROM products WHERE type <> 'simple')",
  `INSERT INTO customer_prices (company_id, product_id, regular_cents, final_cents, starts_on, ends_on)
    SELECT o.company_id, p.parent_id, o.regular_cents, o.final_cents, o.starts_on, o.ends_on FROM customer_prices o
    JOIN products p ON p.id = o.product_id WHERE p.parent_id IS NOT NULL AND p.packing = 1`,
  // a bundle of which the company has its own price for a member, for each period between the changes of these prices; other members cost those of the group
  `INSERT INTO customer_prices (company_id, product_id, regular_cents, final_cents, starts_on, ends_on)
    WITH own AS (SELECT o.company_id, m.product_id, o.starts_on, o.ends_on
        FROM customer_prices o JOIN product_members m ON m.member_id = o.product_id),
      changes AS (SELECT company_id, product_id, starts_on AS day FROM own
        UNION SELECT company_id, product_id, date(ends_on, '+1 day') FROM own WHERE ends_on < '${always.endsOn}'),
      periods AS (SELECT company_id, product_id, day AS starts_on, COALESCE(date(
        LEAD(day) OVER (PARTITION BY company_id, product_id ORDER BY day), '-1 day'), '${always.endsOn}') AS ends_on FROM changes)
    SELECT c.company_id, c.product_id, sum(COALESCE(o.regular_cents, r.regular_cents) * m.quantity),
      sum(COALESCE(o.final_cents, r.final_cents) * m.quantity), c.starts_on, c.ends_on
    FROM periods c
    JOIN companies b ON b.id = c.company_id
    JOIN product_members m ON m.product_id = c.product_id
    JOIN product_prices r ON r.product_id = m.member_id AND r.price_group = b.price_group
    LEFT JOIN customer_prices o ON o.product_id = m.member_id AND o.company_id = c.company_id AND c.starts_on BETWEEN o.starts_on AND o.ends_on
    GROUP BY c.company_id, c.product_id, c.starts_on HAVING count(o.product_id) > 0`,
]

export const derivePrices = (db: Sql): SqlStatement[] => statements.map((sql) => db.prepare(sql))
