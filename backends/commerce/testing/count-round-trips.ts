import type { Sql, SqlStatement, SqlValue } from '../../sql/database.ts'

export function countRoundTrips(db: Sql): { db: Sql; take(): number } {
  let trips = 0
  const originals = new WeakMap<SqlStatement, SqlStatement>()
  const counted = (statement: SqlStatement): SqlStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: SqlValue[]) => counted(target.bind(...values))
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          trips += 1
          return Reflect.apply(member, target, values)
        }
      },
    })
    originals.set(proxy, statement)
    return proxy
  }
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => counted(target.prepare(sql))
      if (name === 'batch')
        return (statements: SqlStatement[]) => {
          trips += 1
          return target.batch(statements.map((one) => originals.get(one) ?? one))
        }
      return Reflect.get(target, name)
    },
  })
  return {
    db: counting,
    take() {
      const taken = trips
      trips = 0
      return taken
    },
  }
}
