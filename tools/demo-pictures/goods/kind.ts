/** A kind of goods: its own two colours, and how one piece is drawn around 0, 0 in a square of 100. Kept by every file in goods/. */
import type { Canvas } from '../canvas.ts'
import type { Colour } from '../colours.ts'

export type Kind = {
  tone: Colour
  rind: Colour
  draw: (canvas: Canvas, tone: Colour, rind: Colour) => string
}

export const kind = (tone: Colour, rind: Colour, draw: Kind['draw']): Kind => ({ tone, rind, draw })
