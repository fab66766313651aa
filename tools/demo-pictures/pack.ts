/** Draws one pack illustration as SVG: any form, on a transparent ground. Called by the picture list and the scenes. */
import { createCanvas } from './canvas.ts'
import { forms } from './forms.ts'
import type { Picture } from './picture.ts'
import { element } from './svg.ts'

/** The square of the drawing that is shown: the margins of the 480 unit sheet are cut off. */
export const frame = { from: 30, side: 420 }

/** Where a nested picture stands, and the prefix that keeps its ids apart from those of its neighbours. */
type Setting = { x?: number; y?: number; prefix?: string }

/** The SVG of a pack, `size` units square. The same picture always gives the same text. */
export function pack(picture: Picture, size: number, { x = 0, y = 0, prefix = 'p' }: Setting = {}): string {
  const canvas = createCanvas(prefix)
  const body = forms[picture.form].draw(canvas, picture)
  const viewBox = `${frame.from} ${frame.from} ${frame.side} ${frame.side}`
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox, x, y, width: size, height: size }
  return element('svg', sheet, canvas.definitions() + body)
}
