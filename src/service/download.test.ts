import { expect, test } from 'vitest'
import { csvType, download } from './download.ts'

test.each([
  [undefined, 'attachment'],
  ['PV-2026-00012.pdf', 'attachment; filename="PV-2026-00012.pdf"'],
  ['Crème & "vis" (été).csv', "attachment; filename*=UTF-8''Cr%C3%A8me%20%26%20%22vis%22%20%28%C3%A9t%C3%A9%29.csv"],
  ['../a\\b\r\nc.csv', 'attachment; filename="..-a-b--c.csv"'],
  ['\ud800.csv', "attachment; filename*=UTF-8''%EF%BF%BD.csv"],
  [`${'x'.repeat(20_000)}.v2.csv`, `attachment; filename="${'x'.repeat(100)}.csv"`],
])('the name %j of a download becomes %j', (name, header) => {
  expect(download(csvType, name)['content-disposition']).toBe(header)
})
