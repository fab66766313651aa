import type { Sql, SqlStatement } from '../../sql/database.ts'
import { deleteOrderEvent } from './events.ts'
import { deleteCutOffMails } from './outbox.ts'

/** Cancels a pending order and returns its stock. Before all others in its batch: a second or late cancellation violates a constraint, which rolls the batch back. */
export const cancelOrderStatements = (db: Sql, orderId: string, now: string): SqlStatement[] => [
  db
    .prepare(
      `INSERT INTO order_cancellations (order_id, canceled_at)
        SELECT id, CASE WHEN status = 'pending' AND cancelable_until > ?2 THEN ?2 END FROM orders WHERE id = ?1`,
    )
    .bind(orderId, now),
  db.prepare(`UPDATE orders SET status = 'canceled' WHERE id = ?1`).bind(orderId),
  deleteOrderEvent(db, orderId),
  deleteCutOffMails(db, orderId),
  db
    .prepare(
      `UPDATE stock SET quantity = quantity + taken.units
        FROM (SELECT p.stock_id AS id, SUM(i.stock_units) AS units FROM order_items i JOIN products p ON p.id = i.product_id
          WHERE i.order_id = ?1 GROUP BY p.stock_id) AS taken
        WHERE stock.id = taken.id`,
    )
    .bind(orderId),
]
