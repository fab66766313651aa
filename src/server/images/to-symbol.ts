/** A drawing of somebody else's host -> a symbol of the shop's: shapes and numbers, nothing that runs or leads elsewhere. */

const shapes = /<(?:path|circle|ellipse|line|polygon|polyline|rect)\b[^<>]*>/g
const drawing =
  /\s(?:d|points|transform|c[xy]|r[xy]?|[xy][12]?|width|height|opacity|fill|(?:fill|clip)-rule|stroke(?:-width|-linecap|-linejoin)?)="[\w\s.,()+-]*"/g
/** Of the whole drawing: where it lies is the symbol's own business. */
const paint = /\s(?:fill|stroke(?:-width|-linecap|-linejoin)?)="[\w\s.,()+-]*"/g

const only = (pattern: RegExp, text: string) => (text.match(pattern) ?? []).join('')

/** Null for what is no drawing. @returns a file whose symbol is called `i` */
export function toSymbol(svg: string): string | null {
  const root = /<svg\b[^<>]*>/.exec(svg)?.[0] ?? ''
  const viewBox = /\sviewBox="([\d\s.,-]+)"/.exec(root)?.[1]
  const drawn = (svg.match(shapes) ?? []).map((shape) => `${/^<\w+/.exec(shape)?.[0]}${only(drawing, shape)}/>`)
  if (!viewBox || drawn.length === 0) return null
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="${viewBox}"${only(paint, root)}>${drawn.join('')}</symbol></svg>`
}
