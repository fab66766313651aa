// Empties of the demo orders, if products have deposits: announced for the newest one, taken back with the newest delivered one.
import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { storeAnnounced, toReturned, toTotalsWithEmpties } from '../rules/empties/empties.ts'
import { demoSeller } from '../rules/invoice.ts'
import { type Deposit, storeDeposits } from '../rules/pricing/deposits.ts'
import { announceStatement, readCreditable, recordEmpties } from '../sql/empties/empties.ts'
import { type OrderRow, readOrderItems } from '../sql/orders.ts'
import { toDepositName } from './deposits.ts'

const announced = { '990101': 48, '990201': 2, '990301': 1 }
const takenBack = { '990101': 48, '990201': 2 }

const newestSql = `SELECT * FROM orders WHERE customer_id = ?1 AND status = ?2 ORDER BY number DESC LIMIT 1`

export async function seedEmpties(db: Sql, customer: number, locale: Locale): Promise<void> {
  const packed = await db.prepare('SELECT 1 FROM products WHERE deposits IS NOT NULL LIMIT 1').first()
  if (!packed) return
  const find = (status: string) => db.prepare(newestSql).bind(customer, status).first<OrderRow>()
  const [open, delivered] = await Promise.all([find('pending'), find('completed')])
  const stored = storeAnnounced(
    Object.entries(announced).map(([number, quantity]) => ({ number, name: toDepositName(number, locale), quantity })),
  )
  for (const order of [open, delivered]) if (order && stored) await announceStatement(db, order.id, stored).run()
  if (!delivered) return
  const articles = await readCreditable(db, Object.keys(takenBack))
  const returned: Deposit[] = toReturned(
    articles.map((article) => ({
      article: { ...article, name: toDepositName(article.number, locale) },
      quantity: takenBack[article.number as keyof typeof takenBack],
    })),
    { sellerCountry: demoSeller.country, taxes: delivered.taxes, before: [] },
  )
  const totals = toTotalsWithEmpties(delivered, await readOrderItems(db, delivered.id), returned)
  const recorded = { id: delivered.id, returned_empties: storeDeposits(returned) ?? '[]', ...totals }
  if (totals.grand_total_cents >= 0) await db.batch(recordEmpties(db, [recorded]))
}
