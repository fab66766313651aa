/**
 * Swaps the emoji of a picture for bitmaps of them. Their filters take the SVG renderer up to a second for every piece in a crate,
 * since each is computed over the whole picture; alone on a sheet of its own an emoji takes 25 ms, and many products share it.
 * Called by render; what pack and scene return stays pure vector.
 */
import sharp from 'sharp'
import { emojiMargin, emojiSide } from './emoji.ts'
import { element } from './svg.ts'

/** Bitmaps by emoji and width, as data URLs; kept for one run. */
export type Sprites = Map<string, Promise<string>>

/** Widths in pixels: of art on a label, and of goods in a heap, which lie smaller and are scaled again for every piece. */
export const spritePixels = { art: 512, heap: 288 } as const
/** As many pieces make a heap. */
const heapFrom = 8
const frame = {
  x: -emojiMargin,
  y: -emojiMargin,
  width: emojiSide + 2 * emojiMargin,
  height: emojiSide + 2 * emojiMargin,
}
const symbols = /<symbol id="([^"]+)" data-emoji="([^"]+)"[^>]*>(.*?)<\/symbol>/gs

async function bitmap(body: string, pixels: number): Promise<string> {
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: pixels, height: pixels }
  const png = await sharp(Buffer.from(element('svg', sheet, body)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The same picture with its emoji as bitmaps. */
export async function withSprites(svg: string, sprites: Sprites): Promise<string> {
  const bitmaps = new Map<string, string>()
  for (const [symbol, id, name, body] of svg.matchAll(symbols)) {
    if (!id || !name || !body) continue
    const pieces = svg.split(`href="#${id}"`).length - 1
    const pixels = spritePixels[pieces < heapFrom ? 'art' : 'heap']
    const key = `${name}-${pixels}`
    const sprite = sprites.get(key) ?? bitmap(body, pixels)
    sprites.set(key, sprite)
    bitmaps.set(symbol, await sprite)
  }
  return svg.replace(symbols, (symbol, id: string) => {
    const href = bitmaps.get(symbol)
    if (!href) return symbol
    const box = `0 0 ${emojiSide} ${emojiSide}`
    return element('symbol', { id, viewBox: box, overflow: 'visible' }, element('image', { ...frame, href }))
  })
}
