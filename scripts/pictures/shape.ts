/** What a pack shape is: the height it stands on, and how it is drawn in the 480 unit square. Kept by every file in shapes/. */
import type { Canvas } from './canvas.ts'
import type { Picture } from './picture.ts'

export type Shape = {
  /** y of the lowest edge that touches the counter; scenes put packs side by side on it. */
  ground: number
  draw: (canvas: Canvas, picture: Picture) => string
}
