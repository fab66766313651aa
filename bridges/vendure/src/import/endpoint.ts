// POST /import: the files of `npm run import` as JSON, with a token.
import { timingSafeEqual } from 'node:crypto'
import type { FileRow } from '../../../../backends/commerce/import/columns/columns.ts'
import type { ImportReport } from '../../../../backends/commerce/import/import.ts'
import { type FilesImport, importKinds } from './import-files.ts'

/** `error`: a sentence for the operator. */
export type ImportResponse = ImportReport | { error: string }

const matches = (given: string, token: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @param token null: nothing is imported */
export const createImportEndpoint =
  (token: string | null, importFiles: (options: FilesImport) => Promise<ImportReport>) =>
  async (request: Request): Promise<Response> => {
    const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (token === null || !matches(given, token)) return new Response(null, { status: 401 })
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const options = toOptions(await request.json().catch(() => null))
    if (!options)
      return Response.json({ error: 'The body is not an import.' } satisfies ImportResponse, { status: 400 })
    try {
      return Response.json((await importFiles(options)) satisfies ImportResponse)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return Response.json({ error: message } satisfies ImportResponse, { status: 409 })
    }
  }

const flags = ['dryRun', 'skipRejected', 'removeMissing', 'removeMost'] as const

/** Null if the body has another shape. */
function toOptions(body: unknown): FilesImport | null {
  if (typeof body !== 'object' || body === null || !('files' in body)) return null
  const { files } = body
  if (typeof files !== 'object' || files === null) return null
  const given = Object.entries(files)
  if (!given.every(([kind, rows]) => importKinds.some((known) => known === kind) && isRows(rows))) return null
  const set = flags.filter((flag) => flag in body && (body as Record<string, unknown>)[flag] === true)
  return { files: Object.fromEntries(given), ...Object.fromEntries(set.map((flag) => [flag, true])) }
}

const isRow = (row: unknown): row is FileRow =>
  typeof row === 'object' && row !== null && 'line' in row && 'cells' in row && typeof row.cells === 'object'
const isRows = (rows: unknown) => Array.isArray(rows) && rows.every(isRow)
