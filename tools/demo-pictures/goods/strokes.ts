/** Strokes shared by many drawings. */
import { ellipse, round } from '../svg.ts'

/** Highlight of a shiny surface. */
export const spark = (x: number, y: number, rx = 9, ry = 6, opacity = 0.38) =>
  ellipse(x, y, rx, ry, '#fff', { opacity, transform: `rotate(-28 ${x} ${y})` })

/** A disc with a scalloped edge: leaves, florets, crumbs. */
export function ruffle(x: number, y: number, r: number, bumps: number, depth: number): string {
  const at = (angle: number, radius: number) =>
    `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
  const step = (2 * Math.PI) / bumps
  const arcs = Array.from(
    { length: bumps },
    (_, bump) => `Q${at((bump + 0.5) * step, r * (1 + depth * 2))} ${at((bump + 1) * step, r)}`,
  )
  return `M${at(0, r)}${arcs.join('')}Z`
}

/** Deterministic pseudo-random number from 0 to 1. */
export function scattered(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5
  return value - Math.floor(value)
}

/** Joins the results of `draw` for 0 to `count - 1`. */
export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
