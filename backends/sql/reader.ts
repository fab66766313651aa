// Statements that are read side by side go to the database in one trip. Made once a request by the commerce context.

import DataLoader from 'dataloader'
import type { Sql, SqlStatement } from './database.ts'

/** The rows of a statement; what is asked within the same turn is read together, and shows one moment. */
export type Read = <Row>(statement: SqlStatement) => Promise<Row[]>

export function createReader(db: Sql): Read {
  const loader = new DataLoader<SqlStatement, unknown[]>(
    async (statements) => {
      const [first, ...others] = statements
      if (first && others.length === 0) return [(await first.all()).results]
      return (await db.batch([...statements])).map(({ results }) => results)
    },
    { cache: false },
  )
  return <Row>(statement: SqlStatement) => loader.load(statement) as Promise<Row[]>
}
