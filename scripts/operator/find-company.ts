import { findCompanies, type KnownCompany } from '#backends/commerce/sql/access-requests.ts'
import type { Sql } from '#backends/sql/database.ts'

const toLine = ({ id, name, email, status, created_at }: KnownCompany) =>
  `${id}  ${name}, ${email}, ${status} since ${created_at.slice(0, 10)}`

/** By number, VAT number or name. @throws Error with a sentence if there is none, or more than one */
export async function findCompany(db: Sql, words: readonly string[]): Promise<KnownCompany> {
  const named = words.join(' ').trim()
  const [company, ...others] = await findCompanies(db, named)
  if (!company) throw new Error(`There is no company "${named}".`)
  if (others.length > 0)
    throw new Error(
      `Several companies match; use the number of one of them:\n${[company, ...others].map(toLine).join('\n')}`,
    )
  return company
}
