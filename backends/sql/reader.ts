import DataLoader from 'dataloader'
import type { Sql, SqlStatement } from './database.ts'

/** Rows of a statement; all statements of the same tick are read in one transaction, hence from one snapshot. */
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
