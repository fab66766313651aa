export type Attributes = Record<string, string | number>
export type Box = { x: number; y: number; w: number; h: number }

/** Two decimals, a hundredth of a pixel, so that computed coordinates are equal on every machine. */
export const round = (value: number) => Math.round(value * 100) / 100

const escaped = (value: string | number) =>
  typeof value === 'number'
    ? String(round(value))
    : value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** One element; numbers are rounded, text is escaped. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

/** Uses fill or stroke opacity if a shape has only one of them: same result, without an extra layer. */
function shape(name: string, { opacity, ...attributes }: Attributes): string {
  if (opacity === undefined) return element(name, attributes)
  const { fill, stroke } = attributes
  const place = !stroke ? 'fill-opacity' : fill === 'none' ? 'stroke-opacity' : 'opacity'
  return element(name, { ...attributes, [place in attributes ? 'opacity' : place]: opacity })
}

export const path = (d: string, fill: string, more: Attributes = {}) => shape('path', { d, fill, ...more })

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  shape('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more })

export const rect = ({ x, y, w, h }: Box, fill: string, more: Attributes = {}) =>
  shape('rect', { x, y, width: w, height: h, fill, ...more })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  shape('ellipse', { cx, cy, rx, ry, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  shape('circle', { cx, cy, r, fill, ...more })

export const group = (attributes: Attributes, ...content: string[]) => element('g', attributes, content.join(''))
