/** A kind of loose product: its two colours, and a drawing of one piece around 0, 0 in a square of 100. */
import type { Canvas } from '../canvas.ts'
import type { Colour } from '../colours.ts'

export type Kind = {
  tone: Colour
  rind: Colour
  draw: (canvas: Canvas, tone: Colour, rind: Colour) => string
}

export const kind = (tone: Colour, rind: Colour, draw: Kind['draw']): Kind => ({ tone, rind, draw })
