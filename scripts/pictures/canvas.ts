/** What a shape draws with: gradients, clips and emoji that need an id in the picture's `<defs>`. Made by pack, one per picture. */
import { emojiBody, emojiSide } from './emoji.ts'
import { type Attributes, element, ellipse } from './svg.ts'

/** Offset from 0 to 1, colour, opacity (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** How an emoji lies: its side, its turn in degrees, and whether it is mirrored. */
type Lie = { side: number; turn?: number; mirrored?: boolean }

/** Direction of a linear gradient in the box that it fills. */
const directions = {
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  corner: { x1: 0, y1: 0, x2: 1, y2: 1 },
  lid: { x1: 0, y1: 0, x2: 1, y2: 0.6 },
  film: { x1: 0, y1: 0, x2: 1, y2: 0.7 },
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

/** An empty canvas whose ids begin with `prefix`; the same strokes in the same order always give the same ids. */
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

    clip(d: string) {
      return `url(#${define((id) => element('clipPath', { id }, element('path', { d })))})`
    },

    /** An emoji with its middle at x, y. */
    emoji(name: string, x: number, y: number, { side, turn = 0, mirrored = false }: Lie) {
      const symbol =
        symbols.get(name) ??
        define((id) =>
          element(
            'symbol',
            { id, 'data-emoji': name, viewBox: `0 0 ${emojiSide} ${emojiSide}`, overflow: 'visible' },
            emojiBody(name, `${id}-`),
          ),
        )
      symbols.set(name, symbol)
      const half = -side / 2
      const use = element('use', { href: `#${symbol}`, x: half, y: half, width: side, height: side })
      const flip = mirrored ? ' scale(-1 1)' : ''
      return `<g transform="translate(${x} ${y}) rotate(${turn})${flip}">${use}</g>`
    },

    /** The contact shadow under a pack. */
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
