/** A form of a pack: its drawing in a square of 480 units, and the height of its ground. */
import type { Canvas } from './canvas.ts'
import type { Picture } from './picture.ts'

export type Form = {
  /** y of the lowest edge that touches the counter; scenes align packs by it. */
  ground: number
  draw: (canvas: Canvas, picture: Picture) => string
}

/** A form on the default ground, from the parts of its drawing. */
export const form = (draw: (canvas: Canvas, picture: Picture) => readonly string[], ground = 410): Form => ({
  ground,
  draw: (canvas, picture) => draw(canvas, picture).join(''),
})
