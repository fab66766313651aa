import { type Colour, darken, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { piece } from '../goods.ts'
import { sticker } from '../label.ts'
import { depthOf, heap, layOut, scatter } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { film, lying, upright } from '../shading.ts'
import { circle, group, path, rect } from '../svg.ts'
import { fittingSize, write } from '../text-paths.ts'

const wood: Colour = '#D3A261'

const wicker = 'M62 310 H418 L392 392 C388 402 380 408 366 408 H114 C100 408 92 402 88 392Z'

export const produceForms = {
  /** A wooden crate; brand and content are burnt into the slats. */
  crate: form((canvas, picture) => {
    const post = (x: number, y: number, h: number, w = 16) => rect({ x, y, w, h }, upright(canvas, wood, 0.2))
    const slat = (y: number, h: number) => rect({ x: 58, y, w: 364, h }, lying(canvas, wood), { rx: 2 })
    const nail = (x: number, y: number) => circle(x, y, 2.4, '#6b4a22')
    const brand = picture.brand.toUpperCase()
    const net = picture.net.toUpperCase()
    return [
      canvas.shadow(240, 412, 208, 15, 0.36),
      path('M72 250 H408 V330 H72Z', darken(wood, 0.62)),
      post(64, 232, 80),
      post(400, 232, 80),
      heap(canvas, picture, 'tomato', {
        left: 58,
        width: 364,
        side: 96,
        rows: [
          [212, 4, 0.86],
          [248, 5, 0.94],
          [288, 5, 1],
        ],
      }),
      rect({ x: 58, y: 318, w: 364, h: 92 }, '#2b1d0e', { opacity: 0.55 }),
      slat(308, 46),
      slat(362, 46),
      post(58, 300, 112, 18),
      post(404, 300, 112, 18),
      group({ opacity: 0.7 }, nail(67, 326), nail(67, 384), nail(413, 326), nail(413, 384)),
      write(brand, 'burnt', 240, 339, {
        size: fittingSize(brand, 'burnt', 250, 23),
        fill: darken(wood, 0.6),
        spacing: 2.5,
        opacity: 0.9,
      }),
      write(net, 'burnt', 240, 392, { size: 19, fill: darken(wood, 0.55), spacing: 1.5, opacity: 0.85 }),
    ]
  }),
  /** Stems tied with a band: asparagus, celery, herbs. */
  bunch: form((canvas, picture) => {
    const [tone = '#E9E3C8', head = '#C9B8D0'] = picture.tones ?? []
    const { print } = labelStyleOf(picture)
    const stem = (x: number, top: number, lean: number) =>
      path(
        `M${x - 11} 398 C${x - 11} 320 ${x + lean * 0.4 - 10} 240 ${x + lean - 8} ${top + 18} C${x + lean - 4} ${top - 6} ${x + lean + 4} ${top - 6} ${x + lean + 8} ${top + 18} C${x + lean * 0.4 + 10} 240 ${x + 11} 320 ${x + 11} 398Z`,
        upright(canvas, tone, 0.28),
      )
    const tops = Array.from({ length: 9 }, (_, at) => [160 + at * 20, 118 + ((at * 29) % 34), (at - 4) * 12] as const)
    return [
      canvas.shadow(240, 406, 130, 13, 0.34),
      ...tops.map(([x, top, lean]) => stem(x, top, lean)),
      ...(picture.goods
        ? tops.map(([x, top, lean]) =>
            piece(
              canvas,
              picture.goods?.[0] ?? 'herb',
              { x: x + lean, y: top + 6, side: 108, turn: lean },
              { tone: head, rind: picture.rind },
            ),
          )
        : tops.map(([x, top, lean]) =>
            path(
              `M${x + lean - 8} ${top + 26} C${x + lean - 7} ${top - 8} ${x + lean + 7} ${top - 8} ${x + lean + 8} ${top + 26}Z`,
              head,
              { opacity: 0.8 },
            ),
          )),
      rect({ x: 144, y: 290, w: 192, h: 74 }, print, { rx: 6 }),
      rect({ x: 144, y: 290, w: 192, h: 74 }, film(canvas, 0.3), { rx: 6 }),
      sticker(canvas, picture, { x: 170, y: 288, w: 140, h: 78 }),
    ]
  }, 404),
  pot: form((canvas, picture) => [
    canvas.shadow(240, 410, 110, 13, 0.36),
    heap(canvas, picture, 'herb', {
      left: 110,
      width: 260,
      side: 156,
      tilt: 22,
      rows: [
        [160, 3, 0.92],
        [204, 4, 1],
        [252, 4, 0.98],
      ],
    }),
    path(
      'M162 290 H318 L300 400 C298 406 292 410 286 410 H194 C188 410 182 406 180 400Z',
      upright(canvas, '#B5623A', 0.34),
    ),
    rect({ x: 152, y: 276, w: 176, h: 28 }, upright(canvas, '#C4703F', 0.3), { rx: 5 }),
    sticker(canvas, picture, { x: 180, y: 314, w: 120, h: 72 }),
  ]),
  pieces: form((canvas, picture) => [
    canvas.shadow(240, 404, 186, 15, 0.36),
    layOut(canvas, picture, 'lettuce', [
      [164, 246, 196, -8],
      [312, 250, 196, 8, true],
      [238, 306, 208, 0],
    ]),
    picture.label ? sticker(canvas, picture, { x: 306, y: 338, w: 118, h: 70 }) : '',
  ]),
  mound: form((canvas, picture) => {
    const hill = 'M46 404 C92 372 120 250 188 214 C224 196 262 196 296 216 C358 252 388 372 434 404Z'
    return [
      canvas.shadow(240, 404, 206, 13, 0.34),
      path(hill, depthOf(picture, 'potato')),
      group({ 'clip-path': canvas.clip(hill) }, scatter(canvas, picture, 'potato', { x: 46, y: 196, w: 390, h: 214 })),
      sticker(canvas, picture, { x: 172, y: 320, w: 136, h: 84 }),
    ]
  }, 404),
  basket: form((canvas, picture) => {
    const cane: Colour = '#B5824A'
    return [
      canvas.shadow(240, 408, 190, 14, 0.36),
      heap(canvas, picture, 'mushroom', {
        left: 76,
        width: 328,
        side: 98,
        rows: [
          [232, 4, 0.86],
          [266, 5, 0.95],
          [300, 4, 1],
        ],
      }),
      path(wicker, upright(canvas, cane, 0.3)),
      group(
        { 'clip-path': canvas.clip(wicker) },
        ...Array.from({ length: 5 }, (_, row) =>
          Array.from({ length: 16 }, (__, at) =>
            rect(
              { x: 56 + at * 24 + (row % 2) * 12, y: 320 + row * 18, w: 21, h: 12 },
              (at + row) % 2 ? deepen(cane, 0.2) : lighten(cane, 0.24),
              { rx: 5, opacity: 0.75 },
            ),
          ).join(''),
        ),
      ),
      rect({ x: 52, y: 298, w: 376, h: 20 }, lying(canvas, cane), { rx: 10 }),
      sticker(canvas, picture, { x: 172, y: 322, w: 136, h: 76 }),
    ]
  }),
}
