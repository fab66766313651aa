// Rows for tables that are empty in the demo data, so that each text field has values.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const long = '2026-01-05T09:00:00.000Z'

const statements = {
  'commerce.sqlite': [
    `INSERT INTO desk_log (at, staff, action, order_number, detail, subject)
     SELECT '${long}', 'x', a.value, CASE WHEN a.key < 4 THEN (SELECT max(number) FROM orders) END, 'x', CASE WHEN a.key > 3 THEN 'x' END
     FROM json_each('["state","quantities","print","empties","login","mail","access","quote"]') a`,
    `INSERT INTO outbox (recipient, locale, subject, text, html, created_at, status, failure)
     SELECT 'x', l.value, 'x', 'x', 'x', '${long}', s.value, 'x'
     FROM json_each('["nl","en","de","fr"]') l, json_each('["sent","failed"]') s`,
    `INSERT INTO events (type, subject, company_id, due_at, created_at, status, failure)
     VALUES ('order.placed', '1', 1, '${long}', '${long}', 'failed', 'x')`,
    `INSERT INTO recalls (lot, texts, started_at)
     SELECT lot, json_object('nl', json(t.value), 'en', json(t.value), 'de', json(t.value), 'fr', json(t.value)), '${long}'
     FROM (SELECT DISTINCT l.lot FROM order_item_lots l ORDER BY l.rowid DESC LIMIT 3),
       json_each('[{"reason":"x","instruction":"x"}]') t`,
    `INSERT INTO credit_holds (company_id, since, reason) SELECT id, '${long}', 'x' FROM companies WHERE id = 3`,
  ],
  'content.sqlite': [
    `INSERT INTO entry_drafts (entry_id, site_id, title, seo, fields, blocks)
     SELECT t.entry_id, t.site_id, t.title, t.seo, t.fields, t.blocks FROM entry_texts t
     JOIN entries e ON e.id = t.entry_id WHERE e.section IN ('pages', 'newsPages') AND t.uri IS NOT NULL`,
    `INSERT INTO form_submissions (id, form_id, site_id, submitted_at, answers)
     SELECT key + 1, (SELECT min(id) FROM forms), 1, '${long}', '{"name":"x","email":"x"}' FROM json_each('[1,2,3]')`,
    `INSERT INTO form_files (submission_id, handle, place, part, filename, data, bytes)
     SELECT id, 'file', 0, 0, 'x', 'eA==', 4 FROM form_submissions`,
    `INSERT INTO events (type, subject, created_at, status, failure) SELECT 'form.submitted', id, '${long}', 'failed', 'x' FROM form_submissions`,
  ],
} as const

function run(dataDir: string, file: string, sql: readonly string[]) {
  const db = new DatabaseSync(join(dataDir, file))
  try {
    for (const statement of sql) db.exec(statement)
  } finally {
    db.close()
  }
}

export function insertMoreRows(dataDir: string): void {
  for (const [file, sql] of Object.entries(statements)) run(dataDir, file, sql)
}

/** Recalls are about lots of orders: their strings are those of the lots. */
export function joinRecalls(dataDir: string): void {
  const sql = `UPDATE OR IGNORE recalls SET sku = NULL, lot = (SELECT lot FROM (
    SELECT lot, row_number() OVER (ORDER BY rowid DESC) AS place FROM order_item_lots) WHERE place = recalls.id)`
  run(dataDir, 'commerce.sqlite', [sql])
}
