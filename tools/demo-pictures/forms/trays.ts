import { darken, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat } from '../goods/strokes.ts'
import { piece } from '../goods.ts'
import { sticker } from '../label.ts'
import { goodsOf, heap, layOut } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { film, plane } from '../shading.ts'
import { circle, ellipse, group, path, rect } from '../svg.ts'
import { fittingSize, write } from '../text-paths.ts'

const trayOutline = 'M56 224 H424 L398 386 C396 394 390 398 382 398 H98 C90 398 84 394 82 386 Z'

const punnet = 'M0 0 H150 L138 66 C137 72 134 74 128 74 H22 C16 74 13 72 12 66Z'

export const trayForms = {
  layer: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const brand = picture.brand
    return [
      canvas.shadow(240, 408, 210, 14, 0.36),
      path('M62 318 L92 236 H388 L418 318Z', darken(print, 0.5)),
      path('M92 236 H388 L392 248 H88Z', lighten(print, 0.2)),
      heap(canvas, picture, 'apple', {
        left: 64,
        width: 352,
        side: 102,
        tilt: 8,
        rows: [
          [262, 4, 0.84],
          [296, 4, 0.94],
          [334, 4, 1.02],
        ],
      }),
      path('M44 340 H436 L426 402 C425 406 422 408 418 408 H62 C58 408 55 406 54 402Z', plane(canvas, print)),
      path('M44 340 H436 L435 347 H45Z', '#fff', { opacity: 0.4 }),
      write(brand, 'brand', 240, 374, { size: fittingSize(brand, 'brand', 280, 28), fill: '#fff' }),
      write([picture.label, picture.net].filter(Boolean).join(' · '), 'contents', 240, 397, { size: 16, fill: '#fff' }),
    ]
  }),
  punnets: form((canvas, picture) => {
    const at = goodsOf(picture, 'strawberry')
    const one = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        path('M6 6 H144 L140 26 H10Z', '#CBD8D4'),
        ...repeat(9, (order) => {
          const { name, tone } = at(order)
          const [row, column] = [Math.floor(order / 5), order % 5]
          return piece(
            canvas,
            name,
            {
              x: 22 + column * 27 + row * 13,
              y: 4 + row * 14 - ((order * 5) % 7),
              side: 48,
              turn: ((order * 53) % 60) - 30,
            },
            { tone, rind: picture.rind },
          )
        }),
        path(punnet, '#DCE8E6', { opacity: 0.55, transform: 'translate(0 8)' }),
        path(punnet, film(canvas, 0.5), { transform: 'translate(0 8)' }),
        rect({ x: -3, y: 6, w: 156, h: 6 }, '#fff', { opacity: 0.85, rx: 3 }),
      )
    return [
      canvas.shadow(240, 408, 206, 14, 0.34),
      one(82, 206, 0.98),
      one(250, 206, 0.98),
      one(48, 306, 1.16),
      one(258, 306, 1.16),
      sticker(canvas, picture, { x: 172, y: 330, w: 136, h: 76 }),
    ]
  }),
  tray: form((canvas, picture) => {
    const front = 'M66 340 H414 L398 386 C396 394 390 398 382 398 H98 C90 398 84 394 82 386 Z'
    return [
      canvas.shadow(240, 398, 206, 16, 0.4),
      path(trayOutline, '#2c3836', { stroke: '#93A19D', 'stroke-width': 2.4 }),
      path('M84 240 H396 L380 350 H100 Z', '#141c1a'),
      heap(canvas, picture, 'steak', {
        left: 74,
        width: 332,
        side: 150,
        tilt: 10,
        rows: [
          [252, 3, 0.9],
          [300, 3, 1],
        ],
      }),
      path(
        front,
        canvas.linear(
          [
            [0, '#465350'],
            [1, '#242e2c'],
          ],
          'down',
        ),
      ),
      path(
        trayOutline,
        canvas.linear(
          [
            [0, '#fff', 0.24],
            [0.22, '#fff', 0.03],
            [0.5, '#fff', 0],
            [0.52, '#fff', 0.12],
            [0.6, '#fff', 0.02],
            [1, '#fff', 0.05],
          ],
          'corner',
        ),
      ),
      rect(
        { x: 48, y: 214, w: 384, h: 14 },
        canvas.linear(
          [
            [0, '#7C8985'],
            [1, '#3A4542'],
          ],
          'down',
        ),
        { rx: 7 },
      ),
      sticker(canvas, picture, { x: 250, y: 292, w: 142, h: 94 }),
    ]
  }, 398),
  icebox: form((canvas, picture) => [
    canvas.shadow(240, 408, 210, 15, 0.36),
    path('M60 300 L88 236 H392 L420 300Z', '#C9D8DE'),
    repeat(30, (at) =>
      circle(84 + ((at * 61) % 312), 248 + ((at * 23) % 46), 8 + (at % 4) * 2, at % 2 ? '#F4FAFC' : '#D2E3EA'),
    ),
    layOut(canvas, picture, 'fish', [
      [196, 252, 250, -7],
      [290, 266, 256, 5, true],
      [214, 292, 272, -3],
      [300, 312, 260, 4, true],
    ]),
    path('M44 316 H436 L430 398 C430 404 426 408 420 408 H60 C54 408 50 404 50 398Z', plane(canvas, '#EEF1F2', 0.16)),
    path('M44 316 H436 L435 324 H45Z', '#fff'),
    sticker(canvas, picture, { x: 160, y: 328, w: 160, h: 74 }),
    ellipse(86, 364, 14, 7, '#C3CBCE'),
    ellipse(394, 364, 14, 7, '#C3CBCE'),
  ]),
}
