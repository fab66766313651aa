/** The logo of a brand: its name on a sign in the colour and layout of its labels, readable on light and dark backgrounds. */
import { paper } from './colours.ts'
import { writeName } from './label.ts'
import { brandStyleOf } from './print.ts'
import { element, rect, stroke } from './svg.ts'
import { write } from './text-paths.ts'

const sign = { x: 2, y: 2, w: 436, h: 172 }
const corner = 14

const inset = (by: number) => ({ x: sign.x + by, y: sign.y + by, w: sign.w - 2 * by, h: sign.h - 2 * by })

/** SVG of a brand's logo with an aspect ratio of 5:2. */
export function wordmark(brand: string, width: number): string {
  const { print, layout } = brandStyleOf(brand)
  const name = (fill: string, x: number, room: number, hand: 'name' | 'brand' = 'name', smaller = 1) =>
    writeName(brand, {
      x,
      y: 88,
      width: room,
      size: (brand.includes(' ') ? 62 : 84) * smaller,
      fill,
      leading: 1.06,
      hand,
    })
  const ground = (fill: string) => rect(sign, fill, { rx: corner, stroke: print, 'stroke-width': 3 })
  const layouts = {
    full: () =>
      ground(print) +
      rect(inset(11), 'none', { rx: 6, stroke: paper, 'stroke-width': 2, opacity: 0.45 }) +
      name(paper, 220, 372),
    frame: () =>
      ground(paper) + rect(inset(11), 'none', { rx: 6, stroke: print, 'stroke-width': 2 }) + name(print, 220, 372),
    band: () => ground(paper) + stroke('M3 24H437M3 152H437', print, 10) + name(print, 220, 388, 'brand', 0.86),
    split: () =>
      ground(paper) +
      element('path', { d: 'M3 16Q3 3 16 3H134V173H16Q3 173 3 160Z', fill: print }) +
      write(brand.charAt(0), 'mark', 68, 126, { size: 108, fill: paper }) +
      name(print, 286, 270, 'brand'),
  }
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 440 176', width, height: width * 0.4 }
  return element('svg', sheet, layouts[layout]())
}
