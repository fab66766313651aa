import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { toFileName, toUpload } from './to-upload.ts'

test('toUpload encodes a file as a data URL, and pauses before each slice', async () => {
  const bytes = Uint8Array.from({ length: 3_000_001 }, (_, index) => index % 251)
  let pauses = 0
  const pause = async () => void pauses++
  const { fileData, filename } = await toUpload(new File([bytes], 'cv.pdf', { type: 'application/pdf' }), pause)
  expect(filename).toBe('cv.pdf')
  expect(fileData === `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`).toBe(true)
  expect(pauses).toBe(8)
  expect((await toUpload(new File([], 'empty'), pause)).fileData).toBe('data:application/octet-stream;base64,')
})

test('toFileName cuts a name to 255 bytes, keeps its extension and never half a character', () => {
  expect(toFileName('Lebenslauf Käse.pdf')).toBe('Lebenslauf Käse.pdf')
  for (const name of [
    `${'é'.repeat(300)}.docx`,
    `${'x'.repeat(300)}.pdf`,
    `${'🧀'.repeat(100)}.pdf`,
    'ü'.repeat(200),
  ]) {
    const cut = toFileName(name)
    const size = Buffer.byteLength(cut)
    expect([size <= 255, size > 250, cut.isWellFormed()]).toEqual([true, true, true])
    expect(cut.split('.')[1]).toBe(name.split('.')[1])
  }
})
