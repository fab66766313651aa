import { readdirSync, readFileSync } from 'node:fs'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Sql } from '../../sql/database.ts'
import { createContent } from '../handler.ts'
import { seedContent } from '../seed/seed.ts'

type GqlError = { message: string; path?: string[]; extensions: { code: string; debugMessage?: string } }

export type TestContent = {
  db: Sql
  post(body: unknown, headers?: Record<string, string>): Promise<Response>
  send(
    query: string,
    variables?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ data: unknown; errors: GqlError[] }>
  /** Data of an operation of the contract. @throws if it has errors */
  ask<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
}

const migrations = new URL('../migrations/', import.meta.url)

/** Runs the migrations, statement by statement; each statement ends with its line. */
async function migrate(db: Sql): Promise<void> {
  for (const name of readdirSync(migrations).sort()) {
    const sql = readFileSync(new URL(name, migrations), 'utf8').replace(/^\s*--.*$/gm, '')
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await db.prepare(statement).run()
  }
}

export async function openTestContent(
  db: Sql,
  options: Partial<Parameters<typeof createContent>[0]> = {},
): Promise<TestContent> {
  await migrate(db)
  await seedContent(db)
  const content = createContent({ db, debug: true, shopOrigin: 'https://shop.example', ...options })

  const post: TestContent['post'] = (body, headers = {}) =>
    content(
      new Request('https://shop.example/graphql/content', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  const send: TestContent['send'] = async (query, variables, headers) => {
    const response = await post({ query, variables }, headers)
    const { data = null, errors = [] } = JSON.parse(await response.text())
    return { data, errors }
  }
  const ask: TestContent['ask'] = async (document, variables) => {
    const { data, errors } = await send(document.text, variables)
    if (!data || errors.length > 0) throw new Error(`${document.name}: ${JSON.stringify(errors)}`)
    return data as Awaited<ReturnType<typeof ask<never, never>>>
  }
  return { db, post, send, ask }
}
