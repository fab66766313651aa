import { createCanvas } from './canvas.ts'
import { forms } from './forms.ts'
import type { Picture } from './picture.ts'
import { element } from './svg.ts'

/** The visible square of the 480 unit drawing, without margins. */
export const frame = { from: 30, side: 420 }

/** Position of a nested picture, and the prefix that makes its ids unique. */
type Setting = { x?: number; y?: number; prefix?: string }

/** SVG of a pack, `size` units square. Deterministic. */
export function pack(picture: Picture, size: number, { x = 0, y = 0, prefix = 'p' }: Setting = {}): string {
  const canvas = createCanvas(prefix)
  const body = forms[picture.form].draw(canvas, picture)
  const viewBox = `${frame.from} ${frame.from} ${frame.side} ${frame.side}`
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox, x, y, width: size, height: size }
  return element('svg', sheet, canvas.definitions() + body)
}
