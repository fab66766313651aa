/** Text as vector paths, shaped by HarfBuzz from the shop's variable fonts, so that labels do not depend on installed fonts. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Face, Font, type SvgPathCommand, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'woff2-encoder'
import { ink } from './colours.ts'
import { path, round } from './svg.ts'

const fonts = '@fontsource-variable/'
const besley = await loadFaces(['besley/files/besley-latin-wght-normal', 'besley/files/besley-latin-ext-wght-normal'])
const archivo = await loadFaces([
  'archivo/files/archivo-latin-wdth-normal',
  'archivo/files/archivo-latin-ext-wdth-normal',
])

/** Font styles: product name, brand, content, burnt into wood, stamped on cardboard; and two of the logo. */
const hands = {
  name: cut(besley, { wght: 665 }),
  brand: cut(archivo, { wght: 665, wdth: 88 }),
  contents: cut(archivo, { wght: 620, wdth: 92 }),
  burnt: cut(archivo, { wght: 730, wdth: 78 }),
  stamp: cut(archivo, { wght: 700, wdth: 85 }),
  logo: cut(besley, { wght: 640 }),
  mark: cut(besley, { wght: 760 }),
}

export type Typeface = keyof typeof hands
export type TextStyle = { size: number; fill?: string; spacing?: number; opacity?: number }

type Cut = { font: Font; covers: ReadonlySet<number> }
type Glyph = { at: number; outline: SvgPathCommand[]; em: number }

async function loadFaces(files: string[]): Promise<Face[]> {
  const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`${fonts}${file}.woff2`)))
  return Promise.all(files.map(async (file) => new Face(new Blob(await decompress(read(file))))))
}

function cut(faces: Face[], axes: Record<string, number>): Cut[] {
  return faces.map((face) => {
    const font = new Font(face)
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
    return { font, covers: new Set(face.collectUnicodes()) }
  })
}

/** Splits a text into runs by font file: Latin first, then extended. */
function runs(text: string, cuts: Cut[]): { text: string; font: Font }[] {
  const found: { text: string; font: Font }[] = []
  for (const letter of text) {
    const font = cuts.find(({ covers }) => covers.has(letter.codePointAt(0) ?? 0))?.font
    if (!font) throw new Error(`No glyph for "${letter}" in "${text}"`)
    const last = found.at(-1)
    if (last?.font === font) last.text += letter
    else found.push({ text: letter, font })
  }
  return found
}

/** Glyphs of a text in em units, with positions and outlines. */
function lay(text: string, hand: Typeface): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = []
  let width = 0
  for (const { text: part, font } of runs(text, hands[hand])) {
    const buffer = new Buffer()
    buffer.addText(part)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const em = font.face.upem
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({ at: width + xOffset / em, outline: font.glyphToJson(codepoint), em })
      width += xAdvance / em
    }
  }
  return { glyphs, width }
}

/** The largest size, up to `largest`, at which the text fits into `width`. */
export function fittingSize(text: string, hand: Typeface, width: number, largest: number): number {
  return text ? Math.min(largest, width / lay(text, hand).width) : largest
}

/** One line of text as a path, centred on x with its baseline on y. */
export function write(text: string, hand: Typeface, x: number, y: number, writing: TextStyle): string {
  const { size, fill = ink, spacing = 0, opacity = 1 } = writing
  const left = x - widthOf(text, hand, size, spacing) / 2
  const strokes = trace(text, hand, left, y, size, spacing)
  return strokes ? path(strokes, fill, opacity < 1 ? { opacity } : {}) : ''
}

export function widthOf(text: string, hand: Typeface, size: number, spacing = 0): number {
  const { glyphs, width } = lay(text, hand)
  return width * size + spacing * (glyphs.length - 1)
}

/** Path data of a line of text that starts at x. */
export function trace(text: string, hand: Typeface, x: number, y: number, size: number, spacing = 0): string {
  const strokes = lay(text, hand).glyphs.flatMap(({ at, outline, em }, order) => {
    const origin = x + at * size + order * spacing
    return outline.map(({ type, values }) => {
      const points = values.map((value, axis) =>
        round(axis % 2 ? y - (value / em) * size : origin + (value / em) * size),
      )
      return type + points.join(' ')
    })
  })
  return strokes.join('')
}
