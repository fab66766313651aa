/** Draws one pack illustration as SVG: any shape, on a transparent ground. Called by the picture list and the scenes. */
import { createCanvas } from './canvas.ts'
import type { Picture, ShapeName } from './picture.ts'
import type { Shape } from './shape.ts'
import { bottle } from './shapes/bottle.ts'
import { brick } from './shapes/brick.ts'
import { bucket } from './shapes/bucket.ts'
import { can } from './shapes/can.ts'
import { carton } from './shapes/carton.ts'
import { crate } from './shapes/crate.ts'
import { jar } from './shapes/jar.ts'
import { loose } from './shapes/loose.ts'
import { pouch } from './shapes/pouch.ts'
import { sack } from './shapes/sack.ts'
import { tin } from './shapes/tin.ts'
import { tray } from './shapes/tray.ts'
import { wheel } from './shapes/wheel.ts'
import { element } from './svg.ts'

export const shapes = {
  crate,
  can,
  jar,
  bottle,
  tin,
  sack,
  bucket,
  brick,
  carton,
  pouch,
  tray,
  wheel,
  loose,
} satisfies Record<ShapeName, Shape>

/** The square of the drawing that is shown: the margins of the 480 unit sheet are cut off. */
export const frame = { from: 30, side: 420 }

/** Where a nested picture stands, and the prefix that keeps its ids apart from those of its neighbours. */
type Setting = { x?: number; y?: number; prefix?: string }

/** The SVG of a pack, `size` units square. The same picture always gives the same text. */
export function pack(picture: Picture, size: number, { x = 0, y = 0, prefix = 'p' }: Setting = {}): string {
  const canvas = createCanvas(prefix)
  const body = shapes[picture.shape].draw(canvas, picture)
  const viewBox = `${frame.from} ${frame.from} ${frame.side} ${frame.side}`
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox, x, y, width: size, height: size }
  return element('svg', sheet, canvas.definitions() + body)
}
