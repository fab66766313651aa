import { type Colour, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat, scattered } from '../goods/strokes.ts'
import { sticker } from '../label.ts'
import { layOut } from '../layout.ts'
import { lying, plane, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { board, plate } from './bases.ts'

export const bakedForms = {
  tart: form((canvas, picture) => {
    const [tone = '#F2D27A'] = picture.tones ?? []
    const crust: Colour = picture.rind ?? '#CF9440'
    return [
      canvas.shadow(240, 402, 190, 15, 0.36),
      path('M58 290 C58 340 90 386 240 386 C390 386 422 340 422 290Z', upright(canvas, crust, 0.3)),
      repeat(19, (at) =>
        stroke(`M${66 + at * 19} 300 L${78 + at * 18} ${372 - Math.abs(at - 9) * 3}`, deepen(crust, 0.3), 2, {
          'stroke-opacity': 0.35,
        }),
      ),
      ellipse(240, 288, 184, 66, lighten(crust, 0.2)),
      ellipse(240, 286, 166, 56, plane(canvas, tone)),
      repeat(12, (at) =>
        ellipse(
          110 + scattered(at) * 250,
          256 + scattered(at + 6) * 56,
          10 + scattered(at) * 12,
          4,
          deepen(tone, 0.2),
          { opacity: 0.34 },
        ),
      ),
      picture.goods
        ? layOut(canvas, { ...picture, tones: undefined, rind: undefined }, 'cherry', [
            [170, 272, 66],
            [250, 258, 66],
            [316, 276, 66],
            [222, 304, 70],
          ])
        : '',
      path('M240 286 L360 330 A184 66 0 0 1 290 350Z', deepen(crust, 0.5), { opacity: 0.28 }),
      sticker(canvas, picture, { x: 66, y: 330, w: 132, h: 76 }),
    ]
  }, 404),
  cake: form((canvas, picture) => {
    const [tone = '#5A3220', cream = '#F4E6CC', top = tone] = picture.tones ?? []
    return [
      plate(canvas),
      path('M96 262 L330 172 L404 214 L404 238 L96 286Z', plane(canvas, top)),
      path('M96 262 L404 214 V330 L96 368Z', plane(canvas, tone)),
      ...[0.28, 0.62].map((part) =>
        path(`M96 ${262 + 106 * part} L404 ${214 + 116 * part} v16 L96 ${278 + 106 * part}Z`, cream),
      ),
      path(
        'M96 262 L404 214 v14 C380 240 372 226 350 238 C328 250 314 232 290 246 C268 258 250 240 226 254 C200 268 180 250 150 266 C130 276 112 268 96 278Z',
        top,
      ),
      picture.goods
        ? layOut(canvas, { ...picture, tones: undefined }, 'cherry', [
            [306, 190, 62],
            [236, 212, 62],
          ])
        : '',
      sticker(canvas, picture, { x: 176, y: 330, w: 132, h: 72 }),
    ]
  }, 402),
  slab: form((canvas, picture) => {
    const [tone = '#C98A4A', top = '#F6EBD8'] = picture.tones ?? []
    const square = (x: number, y: number) =>
      path(`M${x} ${y + 28} l36 -28 h110 l-30 28z`, plane(canvas, top)) +
      rect({ x, y: y + 28, w: 116, h: 62 }, plane(canvas, tone)) +
      rect({ x, y: y + 28, w: 116, h: 14 }, top) +
      path(`M${x + 116} ${y + 28} l30 -28 v60 l-30 30z`, deepen(tone, 0.3)) +
      path(`M${x + 116} ${y + 28} l30 -28 v13 l-30 29z`, deepen(top, 0.1)) +
      repeat(4, (at) => circle(x + 20 + at * 24, y + 58 + (at % 2) * 14, 3, picture.rind ?? deepen(tone, 0.35)))
    return [
      board(canvas),
      square(116, 224),
      square(236, 224),
      square(84, 286),
      square(206, 286),
      square(322, 288),
      sticker(canvas, picture, { x: 170, y: 344, w: 132, h: 64 }),
    ]
  }),
  dishes: form((canvas, picture) => {
    const [tone = '#E9B24A'] = picture.tones ?? []
    const pot: Colour = picture.rind ?? '#B5623A'
    const one = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        path('M-78 -10 L-68 42 C-60 56 60 56 68 42 L78 -10Z', upright(canvas, pot, 0.34)),
        ellipse(0, -10, 78, 24, lighten(pot, 0.2)),
        ellipse(0, -9, 69, 19, plane(canvas, tone)),
        repeat(6, (at) =>
          ellipse(-40 + scattered(at) * 80, -18 + scattered(at + 2) * 18, 12, 4, deepen(tone, 0.4), { opacity: 0.4 }),
        ),
      )
    return [
      canvas.shadow(240, 404, 196, 14, 0.34),
      one(152, 256, 0.94),
      one(328, 256, 0.94),
      one(130, 346, 1.02),
      one(346, 346, 1.02),
      one(240, 300, 0.9),
      sticker(canvas, picture, { x: 172, y: 330, w: 136, h: 76 }),
    ]
  }),
  sheets: form((canvas, picture) => {
    const [tone = '#F2E2BC'] = picture.tones ?? []
    return [
      canvas.shadow(240, 406, 204, 13, 0.34),
      ...Array.from({ length: 5 }, (_, at) =>
        path(
          `M${50 + at * 4} ${388 - at * 12} L${104 + at * 4} ${310 - at * 12} H${392 - at * 4} L${430 - at * 4} ${388 - at * 12}Z`,
          plane(canvas, at % 2 ? tone : deepen(tone, 0.1)),
        ),
      ),
      path('M118 262 H380 C398 262 402 300 380 300 H112 C94 300 96 262 118 262Z', lying(canvas, lighten(tone, 0.1))),
      ellipse(384, 281, 13, 19, deepen(tone, 0.2)),
      ellipse(384, 281, 6, 10, deepen(tone, 0.36)),
      sticker(canvas, picture, { x: 164, y: 318, w: 150, h: 84 }),
    ]
  }),
  oven: form((canvas, picture) => {
    const [tone = '#E9B450'] = picture.tones ?? []
    return [
      canvas.shadow(240, 402, 204, 14, 0.36),
      ellipse(50, 300, 26, 14, '#D9DCD6'),
      ellipse(430, 300, 26, 14, '#C9CDC7'),
      path(
        'M52 290 H428 L404 386 C402 396 394 400 382 400 H98 C86 400 78 396 76 386Z',
        upright(canvas, '#F1F2ED', 0.2),
      ),
      path('M52 290 C64 252 120 240 240 240 C360 240 416 252 428 290 C400 310 80 310 52 290Z', '#FFFFFF'),
      path('M72 288 C84 258 130 250 240 250 C350 250 396 258 408 288 C380 302 100 302 72 288Z', plane(canvas, tone)),
      repeat(22, (at) =>
        ellipse(
          96 + scattered(at) * 288,
          262 + scattered(at + 9) * 28,
          9 + scattered(at + 2) * 10,
          4,
          at % 3 ? deepen(tone, 0.35) : lighten(tone, 0.4),
          { opacity: 0.6 },
        ),
      ),
      picture.goods
        ? layOut(canvas, { ...picture, tones: undefined, rind: undefined }, 'leaf', [
            [180, 266, 50, -10],
            [272, 262, 50, 20],
            [330, 276, 46, -30],
          ])
        : '',
      sticker(canvas, picture, { x: 164, y: 312, w: 152, h: 80 }),
    ]
  }, 402),
  doughs: form((canvas, picture) => [
    board(canvas),
    layOut(canvas, picture, 'dough', [
      [142, 288, 128],
      [244, 280, 130],
      [342, 290, 126],
      [110, 340, 136],
      [238, 344, 142],
      [366, 342, 134],
    ]),
    repeat(14, (at) => circle(80 + scattered(at) * 320, 352 + scattered(at + 30) * 30, 2.4, '#fff', { opacity: 0.8 })),
    sticker(canvas, picture, { x: 172, y: 346, w: 136, h: 62 }),
  ]),
}
