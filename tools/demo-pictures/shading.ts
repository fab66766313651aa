/** Gradients that shade shapes; the light comes from the upper left. */
import type { Canvas } from './canvas.ts'
import { type Colour, deepen, lighten, lightness, shade } from './colours.ts'

/** An upright round body: a can, a cheese, a candle. */
export const upright = (canvas: Canvas, colour: Colour, depth = 0.4) =>
  canvas.linear([
    [0, deepen(colour, depth)],
    [0.18, colour],
    [0.34, lighten(colour, 0.26)],
    [0.7, colour],
    [1, deepen(colour, depth + 0.06)],
  ])

/** Outline that separates a pale or a dark surface from the page in light and in dark mode. */
export const contour = (colour: Colour, width = 2.4) => ({
  stroke: lightness(colour) > 0.5 ? deepen(colour, 0.42) : lighten(colour, 0.42),
  'stroke-width': width,
  'stroke-opacity': 0.75,
})

/** A horizontal round body. */
export const lying = (canvas: Canvas, colour: Colour, depth = 0.38) =>
  canvas.linear(
    [
      [0, lighten(colour, 0.12)],
      [0.25, lighten(colour, 0.28)],
      [0.55, colour],
      [1, deepen(colour, depth)],
    ],
    'down',
  )

export const ball = (canvas: Canvas, colour: Colour, depth = 0.3) =>
  canvas.radial([
    [0, lighten(colour, 0.4)],
    [0.3, lighten(colour, 0.12)],
    [0.66, colour],
    [1, deepen(colour, depth)],
  ])

/** A lit plane. */
export const plane = (canvas: Canvas, colour: Colour, depth = 0.14) =>
  canvas.linear(
    [
      [0, lighten(colour, 0.2)],
      [0.5, colour],
      [1, deepen(colour, depth)],
    ],
    'corner',
  )

/** Overlay of a printed round pack: dark edges and one streak of light. */
export const sheen = (canvas: Canvas, light = 0.4) =>
  canvas.linear([
    [0, shade, 0.4],
    [0.12, shade, 0.06],
    [0.2, '#fff', light],
    [0.29, '#fff', 0.03],
    [0.8, shade, 0.08],
    [1, shade, 0.4],
  ])

/** Film or varnish over a flat front. */
export const film = (canvas: Canvas, light = 0.3) =>
  canvas.linear(
    [
      [0, '#fff', light],
      [0.4, '#fff', 0],
      [1, shade, 0.14],
    ],
    'corner',
  )
