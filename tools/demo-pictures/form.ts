/** What a form is: the height it stands on, and how it is drawn in the 480 unit square. Kept by every file in forms/. */
import type { Canvas } from './canvas.ts'
import type { Picture } from './picture.ts'

export type Form = {
  /** y of the lowest edge that touches the counter; scenes put packs side by side on it. */
  ground: number
  draw: (canvas: Canvas, picture: Picture) => string
}

/** A form on the usual ground, from the parts it is drawn of. */
export const form = (draw: (canvas: Canvas, picture: Picture) => readonly string[], ground = 410): Form => ({
  ground,
  draw: (canvas, picture) => draw(canvas, picture).join(''),
})
