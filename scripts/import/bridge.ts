// Imports into an external commerce engine through its bridge.
import type { FileRow } from '#backends/commerce/import/columns/columns.ts'
import type { FileKind } from '#backends/commerce/import/file-columns.ts'
import type { ImportOptions, ImportReport } from '#backends/commerce/import/import.ts'

type Rows = AsyncIterable<FileRow> | Iterable<FileRow>

/** @throws Error with a sentence if the bridge does not import */
export async function importOverBridge(
  url: string,
  token: string | undefined,
  files: Partial<Record<FileKind, Rows>>,
  options: Omit<ImportOptions, 'files' | 'now'>,
): Promise<ImportReport> {
  if (!URL.canParse(url)) throw new Error(`--bridge "${url}" is not a URL such as http://localhost:3100/import.`)
  if (!token) throw new Error('BRIDGE_IMPORT_TOKEN is missing: the token of the bridge for imports.')
  const read: Partial<Record<FileKind, FileRow[]>> = {}
  for (const [kind, rows] of Object.entries(files)) {
    const all: FileRow[] = []
    for await (const row of rows) all.push(row)
    read[kind as FileKind] = all
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ files: read, ...options }),
  }).catch((error: Error) => {
    throw new Error(`The bridge at ${url} does not respond: ${error.cause ?? error.message}`)
  })
  if (response.status === 401) throw new Error('The bridge does not accept BRIDGE_IMPORT_TOKEN.')
  const report = (await response.json().catch(() => null)) as ImportReport | { error: string } | null
  if (report && 'error' in report) throw new Error(report.error)
  if (!report || !response.ok) throw new Error(`The bridge at ${url} responds with HTTP ${response.status}.`)
  return report
}
