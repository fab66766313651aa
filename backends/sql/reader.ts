// Statements that are read side by side go to the database in one trip. Made once a request by the commerce context.
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import DataLoader from 'dataloader'

/** The rows of a statement; what is asked within the same turn is read together, and shows one moment. */
export type Read = <Row>(statement: D1PreparedStatement) => Promise<Row[]>

export function createReader(db: D1Database): Read {
  const loader = new DataLoader<D1PreparedStatement, unknown[]>(
    async (statements) => {
      const [first, ...others] = statements
      if (first && others.length === 0) return [(await first.all()).results]
      return (await db.batch([...statements])).map(({ results }) => results)
    },
    { cache: false },
  )
  return <Row>(statement: D1PreparedStatement) => loader.load(statement) as Promise<Row[]>
}
