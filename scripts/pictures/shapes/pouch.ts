/** A freezer pouch with a window on what is in it. Drawn by pack. */
import type { Canvas } from '../canvas.ts'
import { type Colour, darken, departmentColours, lighten, shade } from '../colours.ts'
import { writeName } from '../label.ts'
import { fittingSize, write } from '../lettering.ts'
import type { Picture } from '../picture.ts'
import type { Shape } from '../shape.ts'
import { circle, ellipse, group, path, rect, round, stroke } from '../svg.ts'

const body =
  'M134 92 L346 92 C350 150 366 190 362 260 C360 320 350 360 348 410 L132 410 C130 360 120 320 118 260 C114 190 130 150 134 92 Z'
const opening =
  'M150 250 C150 226 190 218 240 218 C290 218 330 226 330 250 V330 C330 350 290 358 240 358 C190 358 150 350 150 330 Z'

const fries = ['#F6CF62', '#EDBE48', '#FBE08C', '#E3AE36']
const peas = ['#5FA83B', '#74BE4B', '#4D9430', '#8BCF5E']

/** A number from 0 to 1 that looks random and is the same for the same seed. */
function scattered(seed: number) {
  const value = Math.sin(seed * 127.1) * 43758.5
  return value - Math.floor(value)
}

const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const heapOfFries = () =>
  times(70, (at) => {
    const x = round(150 + scattered(at) * 180)
    const y = round(222 + scattered(at + 99) * 136)
    return rect({ x: -34, y: -6, w: 68, h: 12 }, fries[at % 4] ?? '', {
      rx: 2.5,
      stroke: '#B9831E',
      'stroke-opacity': 0.35,
      transform: `translate(${x} ${y}) rotate(${round(scattered(at + 7) * 180)})`,
    })
  })

const heapOfPeas = () =>
  times(150, (at) =>
    circle(150 + scattered(at) * 180, 222 + scattered(at + 50) * 136, 8 + scattered(at + 3) * 2.5, peas[at % 4] ?? '', {
      stroke: '#2e6a1c',
      'stroke-opacity': 0.4,
    }),
  )

/** Seeds, nuts, rice: small ovals in four tones of one colour. */
const heapOfGrains = (colour: Colour) => {
  const tones = [colour, lighten(colour, 0.18), darken(colour, 0.14), lighten(colour, 0.34)]
  return times(420, (at) => {
    const x = round(148 + scattered(at) * 184)
    const y = round(216 + scattered(at + 211) * 144)
    return ellipse(0, 0, 8, 4.6, tones[at % 4] ?? '', {
      stroke: darken(colour, 0.5),
      'stroke-opacity': 0.4,
      transform: `translate(${x} ${y}) rotate(${round(scattered(at + 17) * 180)})`,
    })
  })
}

const heapOf = (canvas: Canvas, goods: string) =>
  times(24, (at) => {
    const row = Math.floor(at / 6)
    const column = at % 6
    const turn = (column * 67 + row * 41) % 360
    return canvas.emoji(goods, 150 + column * 36 + (row % 2 ? 18 : 0), 236 + row * 34, { side: 54, turn })
  })

function goods(canvas: Canvas, { fillkind, fill, art, heap }: Picture) {
  if (fillkind === 'fries') return heapOfFries()
  if (fillkind === 'peas') return heapOfPeas()
  if (fillkind === 'grains') return heapOfGrains(fill ?? '#C9A66B')
  const emoji = art ?? heap?.[0]
  if (!emoji) throw new Error('A pouch needs art, heap or fillkind to show in its window')
  return heapOf(canvas, emoji)
}

export const pouch: Shape = {
  ground: 410,
  draw(canvas, picture) {
    const { department, brand, label, net } = picture
    const colour = departmentColours[department]
    const foil = canvas.linear([
      [0, darken(colour, 0.35)],
      [0.2, lighten(colour, 0.1)],
      [0.4, lighten(colour, 0.26)],
      [0.75, colour],
      [1, darken(colour, 0.4)],
    ])
    const film = canvas.linear(
      [
        [0, '#fff', 0.34],
        [0.35, '#fff', 0],
        [1, shade, 0.18],
      ],
      'corner',
    )
    const seam = (y: number, opacity: number) => rect({ x: 100, y, w: 280, h: 18 }, '#fff', { opacity })
    const brandSize = fittingSize(brand, 'brand', 184, 22)
    return [
      canvas.shadow(240, 414, 140),
      path(body, foil),
      group(
        { 'clip-path': canvas.clip(body) },
        seam(92, 0.28),
        seam(394, 0.22),
        write(brand, 'brand', 240, 140, { size: brandSize, fill: '#fff', spacing: 0.5 }),
        writeName(label, { x: 240, y: 178, width: 206, size: 31, leading: 1.02, fill: '#fff' }),
        path(opening, darken(colour, 0.25)),
        group({ 'clip-path': canvas.clip(opening) }, goods(canvas, picture), path(opening, film)),
        stroke(opening, '#fff', 2, { 'stroke-opacity': 0.5 }),
        write(net, 'contents', 240, 384, { size: 19, fill: '#fff' }),
        stroke('M160 110 C150 200 150 300 158 394', '#fff', 12, { 'stroke-opacity': 0.22 }),
      ),
    ].join('')
  },
}
