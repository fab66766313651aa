/**
 * Swaps emoji that a picture repeats for bitmaps of them: their filters take the SVG renderer a tenth of a second
 * for every piece in a crate. Called by render; what pack and scene return stays pure vector.
 */
import sharp from 'sharp'
import { emojiMargin, emojiSide } from './emoji.ts'
import { element } from './svg.ts'

/** Bitmaps by emoji name, as data URLs; kept for one run. */
export type Sprites = Map<string, Promise<string>>

/** Wide enough for the largest heaped goods in the largest scene. */
const pixels = 400
const frame = {
  x: -emojiMargin,
  y: -emojiMargin,
  width: emojiSide + 2 * emojiMargin,
  height: emojiSide + 2 * emojiMargin,
}
const symbols = /<symbol id="([^"]+)" data-emoji="([^"]+)"[^>]*>(.*?)<\/symbol>/gs
/** Fewer pieces than this are drawn as they are, in full sharpness. */
const fewest = 4

async function bitmap(body: string): Promise<string> {
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: pixels, height: pixels }
  const png = await sharp(Buffer.from(element('svg', sheet, body)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The same picture with its repeated emoji as bitmaps. */
export async function withSprites(svg: string, sprites: Sprites): Promise<string> {
  const bitmaps = new Map<string, string>()
  for (const [symbol, id, name, body] of svg.matchAll(symbols)) {
    if (!id || !name || !body || svg.split(`href="#${id}"`).length <= fewest) continue
    const sprite = sprites.get(name) ?? bitmap(body)
    sprites.set(name, sprite)
    bitmaps.set(symbol, await sprite)
  }
  return svg.replace(symbols, (symbol, id: string) => {
    const href = bitmaps.get(symbol)
    if (!href) return symbol
    const box = `0 0 ${emojiSide} ${emojiSide}`
    return element('symbol', { id, viewBox: box, overflow: 'visible' }, element('image', { ...frame, href }))
  })
}
