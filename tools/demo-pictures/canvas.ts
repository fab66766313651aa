/** Drawing surface of a picture: collects gradients, clips and symbols in its `<defs>`. */
import { type Attributes, element, ellipse } from './svg.ts'

/** Offset from 0 to 1, colour, opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Position of a piece: centre, side length, rotation in degrees, and mirroring. */
export type Placement = { x: number; y: number; side: number; turn?: number; mirrored?: boolean }

/** Direction of a linear gradient in its bounding box. */
const directions = {
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  corner: { x1: 0, y1: 0, x2: 1, y2: 1 },
  lid: { x1: 0, y1: 0, x2: 1, y2: 0.6 },
} as const satisfies Record<string, Attributes>

const stopElements = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      }),
    )
    .join('')

export type Canvas = ReturnType<typeof createCanvas>

/** An empty canvas with ids that begin with `prefix`; the same drawing gives the same ids. */
export function createCanvas(prefix: string) {
  const definitions: string[] = []
  const symbols = new Map<string, string>()
  const define = (write: (id: string) => string) => {
    const id = `${prefix}${definitions.length}`
    definitions.push(write(id))
    return id
  }

  return {
    definitions: () => element('defs', {}, definitions.join('')),

    linear(stops: readonly Stop[], direction: keyof typeof directions = 'right') {
      return `url(#${define((id) => element('linearGradient', { id, ...directions[direction] }, stopElements(stops)))})`
    },

    /** Light from the upper left on a round object. */
    radial(stops: readonly Stop[]) {
      const place = { cx: 0.36, cy: 0.28, r: 0.8 }
      return `url(#${define((id) => element('radialGradient', { id, ...place }, stopElements(stops)))})`
    },

    clip(d: string) {
      return `url(#${define((id) => element('clipPath', { id }, element('path', { d })))})`
    },

    /** A symbol drawn around 0, 0 in a square of 100; defined once per `key` and reused. */
    stamp(key: string, draw: () => string, { x, y, side, turn = 0, mirrored = false }: Placement) {
      if (!symbols.has(key)) {
        const drawing = draw()
        symbols.set(
          key,
          define((id) => element('g', { id }, drawing)),
        )
      }
      const scale = side / 100
      const size = mirrored ? `scale(${-scale} ${scale})` : `scale(${scale})`
      const turned = turn ? ` rotate(${turn})` : ''
      return element('use', { href: `#${symbols.get(key)}`, transform: `translate(${x} ${y})${turned} ${size}` })
    },

    shadow(cx: number, y: number, rx: number, ry = 14, strength = 0.34) {
      const stops: Stop[] = [
        [0, '#10211c', strength],
        [0.55, '#10211c', strength * 0.55],
        [1, '#10211c', 0],
      ]
      const id = define((name) => element('radialGradient', { id: name }, stopElements(stops)))
      return ellipse(cx, y, rx, ry, `url(#${id})`)
    },
  }
}
