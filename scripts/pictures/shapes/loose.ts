/** Goods without a pack, each laid by hand. Drawn by pack. */
import type { Shape } from '../shape.ts'

export const loose: Shape = {
  ground: 398,
  draw: (canvas, { place = [], sy = 392, sr = 150 }) =>
    [
      canvas.shadow(240, sy, sr, 16, 0.32),
      ...place.map(([emoji, x, y, side, turn, mirrored]) => canvas.emoji(emoji, x, y, { side, turn, mirrored })),
    ].join(''),
}
