import { PDFDocument, StandardFonts } from 'pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { productBySlug } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../graphql/locales.ts'
import { createCommerce } from '../handler.ts'
import { toPrintableText } from '../pdf/typeset.ts'
import { toEan13 } from '../seed/packings.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

let shop: TestCommerce
let commerce: (request: Request) => Promise<Response>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  commerce = createCommerce({ db: shop.db, debug: false, shopOrigin: '', shopName: 'Nova & Zoon' })
})

const ask = (file: string, headers: Record<string, string> = {}) =>
  commerce(new Request(`https://shop.example/files/technical/${file}`, { headers }))
const sheet = async (file: string) => readPdf(await (await ask(file)).arrayBuffer())

// F010
test('a product has a localized data sheet URL, a bundle has none', async () => {
  const file = async (slug: string, locale: string) =>
    (await shop.ask(productBySlug, { slug }, { 'x-locale': locale })).productBySlug?.technical_file
  expect(await file('weisswein', 'de')).toBe('https://shop.example/files/technical/200001-de.pdf')
  expect(await file('vin-blanc', 'fr')).toBe('https://shop.example/files/technical/200001-fr.pdf')
  expect(await file('tasting-set', 'en')).toBeNull()
})

test('a data sheet names wholesaler, product, packings and contents in its language', async () => {
  const { title, author, language, texts } = await sheet('200001-de.pdf')
  expect({ title, author, language }).toEqual({
    title: 'Weißwein – Produktdatenblatt',
    author: 'Nova & Zoon',
    language: '(de-DE)',
  })
  expect(texts).toEqual(expect.arrayContaining(['Nova & Zoon', 'Weißwein', 'Château d’Œuvre · Belgien', '200001']))
  expect(texts).toEqual(expect.arrayContaining(['Flasche', '750 ml', '200001-1', toEan13('200001', 1), '1,2 kg']))
  expect(texts).toEqual(expect.arrayContaining(['Karton', '12 × 750 ml', '200001-2', '14,5 kg']))
  expect(texts.join('\n')).toContain('First of White wine.')
})

// F010
test('lists all fourteen allergens, each with one of four states as text', async () => {
  const { texts } = await sheet('200001-nl.pdf')
  const from = texts.indexOf('Gluten')
  const stated = Array.from({ length: 14 }, (_, place) => texts.slice(from + place * 2, from + place * 2 + 2))
  expect(stated.map(([name]) => name)).toContain('Weekdieren')
  const states = Object.fromEntries(stated)
  expect(states).toMatchObject({
    Gluten: 'Vrij',
    Sulfieten: 'Bevat',
    Melk: 'Kan sporen bevatten',
    Vis: 'Niet opgegeven',
  })
  expect(texts).toContain('Niet opgegeven betekent niet vrij. Vraag het ons voordat u het product gebruikt.')
})

test('undeclared allergens are "Not declared", never "Free"', async () => {
  const { texts } = await sheet('200006-en.pdf')
  expect(texts.filter((text) => text === 'Not declared')).toHaveLength(14)
  expect(texts).not.toContain('Free')
})

test('serves a data sheet in every language; bundles, unknown numbers and other languages are 404', async () => {
  for (const locale of locales) expect((await ask(`200003-${locale}.pdf`)).status).toBe(200)
  for (const file of ['200008-nl.pdf', '999999-nl.pdf', '200001-es.pdf', '200001.pdf', '..%2F200001-nl.pdf', '']) {
    expect([file, (await ask(file)).status]).toEqual([file, 404])
  }
})

test('a data sheet is publicly cacheable and revalidates by ETag until the catalogue changes', async () => {
  const first = await ask('200002-fr.pdf')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  expect((await ask('200002-fr.pdf', { 'if-none-match': etag })).status).toBe(304)
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(
    new Uint8Array(await (await ask('200002-fr.pdf')).arrayBuffer()),
  )
  await shop.db.prepare("UPDATE meta SET value = 'next' WHERE name = 'catalogue_version'").run()
  expect((await ask('200002-fr.pdf', { 'if-none-match': etag })).status).toBe(200)
})

test('characters outside the standard PDF fonts lose their accent or are removed', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  expect(toPrintableText('Œufs à 5 °C – “Žižkov” € ½', font)).toBe('Œufs à 5 °C – “Žižkov” € ½')
  expect(toPrintableText('Kołacz Ďábel 10\u202f% ≥ 寿', font)).toBe('Kolacz Dábel 10\u00a0% >= ')
})
