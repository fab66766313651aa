import { type Colour, darken, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat, scattered, spark } from '../goods/strokes.ts'
import { piece } from '../goods.ts'
import { isPiled } from '../handful.ts'
import { sticker } from '../label.ts'
import { depthOf, heap, layOut, scatter } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { ball, plane, sheen, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'

const bowl = 'M62 276 H418 C412 352 350 402 240 402 C130 402 68 352 62 276Z'

/** Glaze of the bowls: darker than rice, flour and onions. */
const stoneware: Colour = '#7F99A2'

const amber: Colour = '#C98A2B'

export const dishForms = {
  bowl: form(
    (canvas, picture) => [
      canvas.shadow(240, 404, 150, 14, 0.36),
      group(
        {
          'clip-path': canvas.clip('M70 274 C84 200 170 158 240 158 C310 158 396 200 410 274 C396 312 84 312 70 274Z'),
        },
        path('M78 300 C96 214 172 172 240 172 C308 172 384 214 402 300Z', depthOf(picture, 'grain')),
        isPiled(picture.goods?.[0]) ? '' : scatter(canvas, picture, 'grain', { x: 62, y: 160, w: 356, h: 150 }),
      ),
      isPiled(picture.goods?.[0])
        ? heap(canvas, picture, 'egg', {
            left: 66,
            width: 348,
            side: 84,
            tilt: 34,
            rows: [
              [206, 3, 1],
              [236, 5, 1],
              [266, 6, 1],
              [288, 6, 1],
            ],
          })
        : '',
      path(bowl, plane(canvas, stoneware, 0.3)),
      path('M62 276 H418 L417 288 H63Z', lighten(stoneware, 0.4)),
      picture.beside ? piece(canvas, picture.beside, { x: 98, y: 354, side: 112 }) : '',
      sticker(canvas, picture, { x: 172, y: 306, w: 136, h: 80 }),
    ],
    402,
  ),
  /** A sauce, dip or paste: a surface with a swirl. */
  dip: form((canvas, picture) => {
    const [tone = amber] = picture.tones ?? []
    return [
      canvas.shadow(240, 404, 150, 14, 0.36),
      path(bowl, plane(canvas, stoneware, 0.3)),
      ellipse(240, 276, 178, 48, lighten(stoneware, 0.4)),
      ellipse(240, 279, 166, 41, ball(canvas, tone, 0.2)),
      stroke(
        'M120 280 C150 250 330 248 356 278 C350 304 190 306 186 284 C190 268 280 266 290 280',
        lighten(tone, 0.4),
        9,
        { 'stroke-linecap': 'round', 'stroke-opacity': 0.75 },
      ),
      picture.goods
        ? layOut(canvas, { ...picture, tones: undefined }, 'herb', [
            [304, 252, 76, -12],
            [250, 262, 66, 14],
          ])
        : '',
      sticker(canvas, picture, { x: 172, y: 318, w: 136, h: 76 }),
    ]
  }, 402),
  pan: form((canvas, picture) => {
    const [tone = '#F4E3BE'] = picture.tones ?? []
    return [
      canvas.shadow(240, 404, 190, 14, 0.36),
      path(
        'M66 274 C90 214 130 236 160 214 C200 184 232 222 266 206 C306 188 336 222 366 222 C394 226 410 250 414 274Z',
        ball(canvas, tone, 0.24),
      ),
      stroke(
        'M110 262 C150 226 190 262 226 234 M210 266 C250 222 300 262 338 236 M320 266 C344 244 372 246 390 256',
        lighten(tone, 0.5),
        7,
        { 'stroke-linecap': 'round', 'stroke-opacity': 0.7 },
      ),
      picture.goods
        ? layOut(canvas, { ...picture, tones: undefined }, 'almond', [
            [176, 222, 66, -18],
            [300, 216, 70, 12],
          ])
        : '',
      path(
        'M54 270 H426 L408 396 C406 402 402 404 396 404 H84 C78 404 74 402 72 396Z',
        upright(canvas, '#C3CBCD', 0.3),
      ),
      rect({ x: 44, y: 262, w: 392, h: 18 }, upright(canvas, '#DDE2E3', 0.2), { rx: 8 }),
      sticker(canvas, picture, { x: 160, y: 296, w: 160, h: 92 }),
    ]
  }, 402),
  cups: form((canvas, picture) => {
    const [tone = '#F4EBDD'] = picture.tones ?? []
    const { print } = labelStyleOf(picture)
    const cup = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        path('M-46 -30 H46 L34 34 C20 42 -20 42 -34 34Z', upright(canvas, tone, 0.24)),
        ellipse(0, -30, 50, 15, darken(print, 0.1)),
        ellipse(0, -33, 50, 15, plane(canvas, print)),
        path('M44 -38 L62 -44 58 -32 48 -28Z', print),
      )
    return [
      canvas.shadow(240, 406, 196, 14, 0.34),
      cup(140, 300, 1),
      cup(240, 292, 1),
      cup(340, 300, 1),
      cup(190, 352, 1.16),
      cup(308, 352, 1.16),
      sticker(canvas, picture, { x: 172, y: 340, w: 150, h: 68 }),
    ]
  }),
  glasses: form((canvas, picture) => {
    const [tone = '#E7CFA4', other = lighten(tone, 0.6)] = picture.tones ?? []
    const one = (x: number, s: number) =>
      group(
        { transform: `translate(${x} 330) scale(${s})` },
        path('M-54 -84 H54 L44 60 C40 68 -40 68 -44 60Z', upright(canvas, other, 0.2)),
        path('M-51 -40 H51 L48 4 H-48Z', upright(canvas, tone)),
        path('M-46 26 H46 L44 60 C40 68 -40 68 -44 60Z', upright(canvas, deepen(tone, 0.2))),
        ellipse(0, -84, 54, 15, picture.rind ?? deepen(tone, 0.35)),
        path('M-54 -84 H54 L44 60 C40 68 -40 68 -44 60Z', sheen(canvas, 0.5), { opacity: 0.6 }),
      )
    return [
      canvas.shadow(240, 404, 180, 13, 0.32),
      one(140, 0.96),
      one(340, 0.96),
      one(240, 1.1),
      sticker(canvas, picture, { x: 176, y: 338, w: 128, h: 70 }),
    ]
  }),
  eggs: form((canvas, picture) => [
    canvas.shadow(240, 406, 200, 14, 0.36),
    path('M70 300 H410 L432 360 H48Z', '#8F8778'),
    heap(canvas, picture, 'egg', {
      left: 74,
      width: 332,
      side: 84,
      tilt: 8,
      rows: [
        [262, 5, 0.84],
        [296, 5, 0.95],
        [334, 5, 1.06],
      ],
    }),
    path(
      'M44 348 C70 332 84 366 108 350 C130 334 148 366 174 350 C198 334 214 366 240 350 C264 334 282 366 306 350 C332 334 348 366 372 350 C396 334 412 362 436 348 L424 394 C422 402 416 406 406 406 H74 C64 406 58 402 56 394Z',
      upright(canvas, '#A79F8E', 0.3),
    ),
    picture.label ? sticker(canvas, picture, { x: 168, y: 362, w: 144, h: 48 }) : '',
  ]),
  balls: form(
    (canvas, picture) => [
      canvas.shadow(240, 404, 150, 14, 0.36),
      path('M74 262 H406 L392 380 C388 398 370 404 350 404 H130 C110 404 92 398 88 380Z', '#9CC3D2', { opacity: 0.85 }),
      heap(canvas, picture, 'ball', {
        left: 92,
        width: 296,
        side: 112,
        tilt: 0,
        rows: [
          [246, 2, 0.92],
          [284, 3, 0.96],
          [338, 3, 1],
        ],
      }),
      path('M74 262 H406 L392 380 C388 398 370 404 350 404 H130 C110 404 92 398 88 380Z', sheen(canvas, 0.6), {
        opacity: 0.5,
      }),
      ellipse(240, 262, 166, 22, 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-opacity': 0.8 }),
      repeat(5, (at) => circle(110 + scattered(at) * 260, 300 + scattered(at + 4) * 80, 4, '#fff', { opacity: 0.5 })),
      spark(120, 300, 8, 30, 0.4),
      sticker(canvas, picture, { x: 172, y: 314, w: 136, h: 80 }),
    ],
    402,
  ),
}
