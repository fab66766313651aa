/** Staples that need a form of their own: flour and powders, a tray of eggs, sheets of butter. */
import { type Colour, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat, scattered } from '../goods/strokes.ts'
import { piece } from '../goods.ts'
import { sticker } from '../label.ts'
import { goodsOf } from '../layout.ts'
import { lying, plane, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'

export const stapleForms = {
  /** A wooden bowl with a smooth heap, a scoop in it, and the plant it is made from beside it. */
  powder: form((canvas, picture) => {
    const [tone = '#F8F4E8'] = picture.tones ?? []
    const wood: Colour = '#9A6232'
    const soft = (d: string, opacity = 0.5) =>
      stroke(d, deepen(tone, 0.16), 5, { 'stroke-opacity': opacity, 'stroke-linecap': 'round' })
    return [
      canvas.shadow(240, 404, 176, 14, 0.36),
      path(
        'M78 280 C120 250 150 190 206 166 C232 154 262 156 286 172 C330 204 356 256 402 280 C350 316 130 316 78 280Z',
        plane(canvas, tone, 0.24),
        {
          stroke: deepen(tone, 0.3),
          'stroke-width': 1.6,
          'stroke-opacity': 0.6,
        },
      ),
      soft('M150 250 C176 236 190 210 206 196'),
      soft('M214 268 C232 254 244 232 252 210', 0.34),
      group(
        { transform: 'translate(300 196) rotate(-34)' },
        rect({ x: 40, y: -9, w: 96, h: 18 }, lying(canvas, '#B9783C'), { rx: 9 }),
        path(
          'M-66 -26 C-40 -44 20 -40 46 -16 V14 C20 36 -40 42 -66 26 C-58 8 -58 -8 -66 -26Z',
          lying(canvas, '#C98A4A'),
        ),
        path('M-70 -24 C-46 -34 4 -30 24 -8 C8 14 -44 28 -68 22 C-80 8 -80 -10 -70 -24Z', lighten(tone, 0.3), {
          stroke: deepen(tone, 0.3),
          'stroke-width': 1.6,
        }),
      ),
      path('M62 278 H418 C412 352 350 402 240 402 C130 402 68 352 62 278Z', plane(canvas, wood)),
      stroke('M84 320 C150 344 330 344 396 320 M112 356 C170 372 310 372 368 356', deepen(wood, 0.4), 2.4, {
        'stroke-opacity': 0.4,
      }),
      rect({ x: 58, y: 270, w: 364, h: 17 }, lying(canvas, lighten(wood, 0.16)), { rx: 8 }),
      repeat(16, (at) =>
        ellipse(70 + scattered(at) * 340, 396 + scattered(at + 4) * 12, 5, 2, tone, {
          stroke: deepen(tone, 0.24),
          'stroke-width': 0.8,
        }),
      ),
      picture.beside
        ? [
            [92, 346, -24],
            [130, 360, -6],
          ]
            .map(([x = 0, y = 0, turn = 0]) => piece(canvas, picture.beside ?? 'wheat', { x, y, side: 118, turn }))
            .join('')
        : '',
      sticker(canvas, picture, { x: 176, y: 312, w: 136, h: 78 }),
    ]
  }, 402),
  /** A tray of pulp with thirty eggs, seen from the front and above. */
  eggtray: form((canvas, picture) => {
    const at = goodsOf(picture, 'egg')
    const pulp: Colour = '#A9A093'
    return [
      canvas.shadow(240, 408, 206, 14, 0.36),
      path('M92 196 H388 L430 372 H50Z', deepen(pulp, 0.34)),
      ...Array.from({ length: 5 }, (_, row) => {
        const [y, half, side] = [204 + row * 37, 132 + row * 10, 62 + row * 5]
        return Array.from({ length: 6 }, (__, column) => {
          const x = 240 + (column - 2.5) * ((half * 2) / 5)
          const { name, tone } = at(row * 6 + column)
          return (
            piece(canvas, name, { x, y, side, turn: ((column * 7 + row * 5) % 9) - 4 }, { tone }) +
            ellipse(x, y + side * 0.46, side * 0.4, side * 0.14, deepen(pulp, 0.3), { opacity: 0.55 })
          )
        }).join('')
      }),
      path(
        'M40 366 C58 344 72 344 84 362 C98 380 110 380 122 362 C136 344 148 344 162 362 C176 380 188 380 202 362 C214 344 228 344 240 362 C252 380 266 380 278 362 C292 344 304 344 318 362 C332 380 344 380 358 362 C370 344 382 344 396 362 C408 380 424 366 440 366 L430 398 C428 404 424 408 416 408 H64 C56 408 52 404 50 398Z',
        upright(canvas, pulp, 0.3),
      ),
      stroke('M64 396 H416', lighten(pulp, 0.4), 2, { 'stroke-opacity': 0.6 }),
      picture.label ? sticker(canvas, picture, { x: 168, y: 366, w: 144, h: 44 }) : '',
    ]
  }),
  /** Sheets of butter in opened parchment, one of them cut. */
  butterslab: form((canvas, picture) => {
    const [tone = '#F6DE86'] = picture.tones ?? []
    const side = picture.rind ?? deepen(tone, 0.16)
    const wrap: Colour = '#F3EFE2'
    const slab = (y: number) =>
      [
        path(`M92 ${y} L142 ${y - 38} H392 L346 ${y}Z`, plane(canvas, lighten(tone, 0.45))),
        rect({ x: 92, y, w: 254, h: 34 }, lying(canvas, tone, 0.16)),
        path(`M346 ${y} L392 ${y - 38} V${y - 4} L346 ${y + 34}Z`, deepen(side, 0.16)),
        path(`M86 ${y + 34} L92 ${y + 30} H346 L396 ${y - 8} L400 ${y - 2} L350 ${y + 40} H86Z`, '#FFFFFF', {
          opacity: 0.95,
        }),
      ].join('')
    return [
      canvas.shadow(240, 406, 200, 14, 0.36),
      path('M40 396 L96 338 H420 L446 372 L388 404 H64Z', plane(canvas, wrap, 0.14), {
        stroke: '#D3CAB2',
        'stroke-width': 1.4,
      }),
      path('M96 338 L70 310 L52 344 L40 396Z', deepen(wrap, 0.12)),
      path('M420 338 L440 300 L452 334 L446 372Z', deepen(wrap, 0.2)),
      slab(356),
      slab(316),
      slab(276),
      group(
        { transform: 'translate(120 230) rotate(-8)' },
        path('M-18 16 C-4 -22 40 -30 66 -12 C88 4 84 34 60 34 C42 34 38 14 52 8 C66 6 66 20 58 20', 'none', {
          stroke: deepen(tone, 0.24),
          'stroke-width': 17,
          'stroke-linecap': 'round',
        }),
        path('M-18 16 C-4 -22 40 -30 66 -12 C88 4 84 34 60 34 C42 34 38 14 52 8 C66 6 66 20 58 20', 'none', {
          stroke: lighten(tone, 0.3),
          'stroke-width': 12,
          'stroke-linecap': 'round',
        }),
      ),
      group(
        { transform: 'translate(300 226) rotate(-18)' },
        path('M-70 -6 C-30 -16 50 -14 76 -4 L70 10 H-70Z', plane(canvas, '#D3DADC', 0.3), {
          stroke: '#8C989C',
          'stroke-width': 1.2,
        }),
        rect({ x: 72, y: -8, w: 74, h: 18 }, lying(canvas, '#5A3A22'), { rx: 8 }),
        circle(96, 1, 3, '#D9B24A'),
        circle(126, 1, 3, '#D9B24A'),
      ),
      sticker(canvas, picture, { x: 122, y: 314, w: 172, h: 82 }),
    ]
  }),
}
