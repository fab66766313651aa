import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { locales } from '#i18n/locales.ts'
import { subsetFonts } from './fonts.ts'

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url))

test('the committed font files equal the output of scripts/fonts.ts', async () => {
  for (const { name, bytes } of await subsetFonts()) {
    expect(Buffer.compare(bytes, read(`ui/fonts/${name}.woff2`)), `run node scripts/fonts.ts for ${name}`).toBe(0)
  }
}, 30_000)

test('both fonts cover every character of the four languages and weigh less than 70 kB together', async () => {
  let weight = 0
  for (const name of ['archivo', 'besley']) {
    const file = read(`ui/fonts/${name}.woff2`)
    weight += file.length
    const covered = new Set(new Face(new Blob(new Uint8Array(await decompress(file)))).collectUnicodes())
    const missing = locales.flatMap((locale) =>
      [...new Set(read(`i18n/messages/${locale}.json`).toString())].filter(
        (letter) => letter > ' ' && !covered.has(letter.codePointAt(0) ?? 0),
      ),
    )
    expect([name, missing]).toEqual([name, []])
  }
  expect(weight).toBeLessThan(70_000)
})
