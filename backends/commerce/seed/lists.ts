import type { Sql } from '../../sql/database.ts'
import { addToList, insertList } from '../sql/lists.ts'
import { createRandom } from './random.ts'

type DemoList = { name: string; departments: readonly string[]; length: number; isShared?: boolean }

const ofNadia: DemoList[] = [
  { name: 'Vrijdaglevering', departments: ['fish', 'produce', 'dairy', 'bakery'], length: 8 },
  { name: 'Ontbijtbuffet', departments: ['bakery', 'dairy', 'dry'], length: 11 },
  { name: 'Zuivel van de week', departments: ['dairy'], length: 7 },
  { name: 'Terras en bar', departments: ['drinks'], length: 12 },
  { name: 'Koelcel', departments: ['meat', 'fish', 'produce'], length: 9 },
  { name: 'Schoonmaak', departments: ['nonfood'], length: 5, isShared: true },
]
const ofTom: DemoList[] = [{ name: 'Zondagsbrunch', departments: ['bakery', 'produce'], length: 6 }]
const ofLena: DemoList[] = [
  { name: 'Frühstück im Gasthaus', departments: ['bakery', 'dairy'], length: 8 },
  { name: 'Tiefkühlvorrat', departments: ['frozen'], length: 6 },
]

const since = Date.parse('2026-06-01T08:00:00Z')

const articlesSql = `WITH RECURSIVE tree (id) AS (
    SELECT c.id FROM categories c WHERE c.type = 'category' AND c.code = ?1
    UNION ALL SELECT c.id FROM categories c JOIN tree ON c.parent_id = tree.id)
  SELECT p.id FROM products p WHERE p.category_id IN (SELECT id FROM tree) AND p.type = 'simple' AND p.position <= 600 ORDER BY p.id`

export async function seedLists(db: Sql, ids: { nadia: number; tom: number; lena: number }): Promise<void> {
  const owners = [
    [{ id: ids.nadia, company_id: 1 }, ofNadia],
    [{ id: ids.tom, company_id: 1 }, ofTom],
    [{ id: ids.lena, company_id: 2 }, ofLena],
  ] as const
  for (const [customer, lists] of owners) {
    const random = createRandom(customer.id * 104_729)
    for (const [index, { name, departments, length, isShared = false }] of lists.entries()) {
      const wares = await Promise.all(departments.map((code) => readArticles(db, code)))
      const articles = Array.from({ length }, (_, place) => {
        const ware = wares[place % wares.length] ?? []
        return ware.at(random.between(0, Math.max(0, ware.length - 1)))
      }).filter((id) => id !== undefined)
      const entries = [...new Set(articles)].map((productId) => {
        const amount = random.between(1, 6)
        return { productId, amount, par: amount + 2 }
      })
      const now = new Date(since + index * 86_400_000).toISOString()
      const made = await insertList(db, customer, { name, isShared, most: 100, now })
      if (made !== null && entries.length > 0)
        await addToList(db, { ...customer, editsCompanyLists: true }, made, entries).run()
    }
  }
}

async function readArticles(db: Sql, department: string): Promise<number[]> {
  const { results } = await db.prepare(articlesSql).bind(department).all<{ id: number }>()
  return results.map(({ id }) => id)
}
