/** Rebuilds an SVG of another host from an allow-list of shapes and attributes: no scripts, styles or links. */

const shapes = /<(?:path|circle|ellipse|line|polygon|polyline|rect)\b[^<>]*>/g
const attributes =
  /\s(?:d|points|transform|c[xy]|r[xy]?|[xy][12]?|width|height|opacity|fill|(?:fill|clip)-rule|stroke(?:-width|-linecap|-linejoin)?)="[\w\s.,()+-]*"/g
const paint = /\s(?:fill|stroke(?:-width|-linecap|-linejoin)?)="[\w\s.,()+-]*"/g

const only = (pattern: RegExp, text: string) => (text.match(pattern) ?? []).join('')

/** @returns a file whose symbol has the id `i`; null if it has no shape */
export function toSymbol(svg: string): string | null {
  const root = /<svg\b[^<>]*>/.exec(svg)?.[0] ?? ''
  const viewBox = /\sviewBox="([\d\s.,-]+)"/.exec(root)?.[1]
  const symbols = (svg.match(shapes) ?? []).map((shape) => `${/^<\w+/.exec(shape)?.[0]}${only(attributes, shape)}/>`)
  if (!viewBox || symbols.length === 0) return null
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="${viewBox}"${only(paint, root)}>${symbols.join('')}</symbol></svg>`
}
