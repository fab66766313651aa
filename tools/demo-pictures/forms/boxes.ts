import { type Colour, darken, deepen, lighten, shade } from '../colours.ts'
import { form } from '../form.ts'
import { art, label, sticker, writeBrand, writeName } from '../label.ts'
import { heap, layOut } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { contour, film, plane, upright } from '../shading.ts'
import { circle, group, path, rect, stroke } from '../svg.ts'
import { write } from '../text-paths.ts'

const board: Colour = '#C79A62'
const tape = '#efe2c6'

export const boxForms = {
  /** A case of pieces; drawn behind the product. */
  carton: form((canvas, picture) => {
    const mark = (d: string) => stroke(d, darken(board, 0.45), 3.5)
    return [
      canvas.shadow(244, 412, 176),
      path('M92 190 L140 150 H392 L356 190 Z', plane(canvas, lighten(board, 0.2))),
      path('M356 190 L392 150 V376 L356 410 Z', darken(board, 0.34)),
      rect({ x: 92, y: 190, w: 264, h: 220 }, plane(canvas, board)),
      path('M206 190 L246 150 H274 L240 190 Z', tape, { opacity: 0.85 }),
      rect({ x: 206, y: 190, w: 34, h: 40 }, tape, { opacity: 0.8 }),
      label(canvas, { x: 112, y: 236, w: 170, h: 150 }, picture, { rounding: 3 }),
      group(
        { opacity: 0.8 },
        mark('M306 316 v-44 m-10 12 l10 -12 l10 12'),
        mark('M334 316 v-44 m-10 12 l10 -12 l10 12'),
        mark('M294 326 h52'),
      ),
      write(picture.count ?? '', 'stamp', 320, 366, { size: 24, fill: darken(board, 0.55) }),
    ]
  }),
  box: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(244, 410, 140),
      path('M132 140 L168 112 H362 L328 140Z', lighten(print, 0.35)),
      path('M328 140 L362 112 V384 L328 410Z', darken(print, 0.42)),
      rect({ x: 132, y: 140, w: 196, h: 270 }, plane(canvas, print)),
      path('M132 410 V140 L168 112 H362 V384 L328 410Z', 'none', contour(darken(print, 0.3))),
      label(canvas, { x: 144, y: 156, w: 172, h: 238 }, picture, { rounding: 3 }),
      rect({ x: 132, y: 140, w: 196, h: 270 }, film(canvas, 0.16)),
    ]
  }),
  flatbox: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(244, 408, 196, 14, 0.36),
      path('M62 250 L112 196 H418 L380 250Z', lighten(print, 0.3)),
      path('M380 250 L418 196 V340 L380 392Z', darken(print, 0.42)),
      rect({ x: 62, y: 250, w: 318, h: 142 }, plane(canvas, print)),
      writeBrand(picture.brand, 168, 288, 180, 24),
      rect({ x: 84, y: 300, w: 168, h: 2 }, '#fff', { opacity: 0.5 }),
      writeName(picture.label, { x: 168, y: 331, width: 178, size: 26, leading: 1, fill: '#fff' }),
      write(picture.net, 'contents', 168, 382, { size: 17, fill: '#fff' }),
      circle(316, 322, 54, '#FBF7EC'),
      art(canvas, picture, 316, 322, 84),
      rect({ x: 62, y: 250, w: 318, h: 142 }, film(canvas, 0.18)),
    ]
  }, 392),
  /** An open case with two layers of its content visible. */
  openbox: form((canvas, picture) => [
    canvas.shadow(240, 410, 204, 15, 0.36),
    path('M66 286 L96 240 H384 L414 286Z', darken(board, 0.5)),
    heap(canvas, picture, 'croissant', {
      left: 74,
      width: 332,
      side: 104,
      tilt: 10,
      rows: [
        [256, 4, 0.9],
        [292, 4, 1],
      ],
    }),
    path('M66 300 L38 268 L64 252 L84 292Z', plane(canvas, lighten(board, 0.24))),
    path('M414 300 L442 268 L416 252 L396 292Z', deepen(board, 0.1)),
    rect({ x: 58, y: 298, w: 364, h: 110 }, plane(canvas, board)),
    rect({ x: 58, y: 298, w: 364, h: 5 }, lighten(board, 0.4)),
    sticker(canvas, picture, { x: 92, y: 316, w: 150, h: 80 }),
    group(
      { opacity: 0.7 },
      stroke(
        'M340 376 v-40 m-9 11 l9 -11 l9 11 M372 376 v-40 m-9 11 l9 -11 l9 11 M328 384 h56',
        darken(board, 0.45),
        3,
      ),
    ),
  ]),
  brick: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const front = { x: 156, y: 150, w: 146, h: 262 }
    return [
      canvas.shadow(246, 416, 116),
      path('M156 150 L190 84 H312 L302 150 Z', lighten(print, 0.18)),
      path('M302 150 L312 84 L344 142 Z', darken(print, 0.22)),
      rect({ x: 186, y: 62, w: 128, h: 26 }, lighten(print, 0.35), { rx: 3 }),
      rect(front, '#fdfdfa'),
      path('M302 150 L344 142 V402 L302 412 Z', '#CFD6D2'),
      path('M302 150 L344 142 V196 L302 204Z', darken(print, 0.3)),
      label(canvas, front, picture),
      circle(262, 118, 17, darken(print, 0.2)),
      circle(260, 114, 16, '#fff'),
      circle(260, 114, 11, '#e9edea'),
      rect(front, film(canvas, 0.2)),
    ]
  }),
  slimbrick: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(244, 412, 112),
      path('M158 116 L188 96 H338 L312 116Z', lighten(print, 0.45)),
      path('M312 116 L338 96 V388 L312 410Z', darken(print, 0.4)),
      rect({ x: 158, y: 116, w: 154, h: 294 }, plane(canvas, print)),
      rect({ x: 196, y: 78, w: 40, h: 30 }, upright(canvas, '#FBFBF7', 0.2), { rx: 5 }),
      writeBrand(picture.brand, 235, 156, 130, 22),
      path('M158 178 C200 158 270 198 312 172 V348 C262 366 206 336 158 352Z', '#FBFBF7'),
      art(canvas, picture, 235, 240, 108),
      writeName(picture.label, {
        x: 235,
        y: picture.goods ? 316 : 262,
        width: 136,
        size: picture.goods ? 21 : 27,
        leading: 1,
      }),
      write(picture.net, 'contents', 235, 392, { size: 19, fill: '#fff' }),
      rect({ x: 158, y: 116, w: 154, h: 294 }, film(canvas, 0.2)),
    ]
  }),
  tapbox: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(244, 410, 160),
      path('M104 158 L146 124 H392 L352 158Z', lighten(print, 0.4)),
      path('M352 158 L392 124 V380 L352 410Z', darken(print, 0.42)),
      rect({ x: 104, y: 158, w: 248, h: 252 }, plane(canvas, print)),
      rect({ x: 196, y: 132, w: 72, h: 12 }, shade, { rx: 6, opacity: 0.45 }),
      label(canvas, { x: 122, y: 176, w: 212, h: 176 }, picture, { rounding: 3 }),
      rect({ x: 206, y: 366, w: 44, h: 26 }, '#FBFBF7', { rx: 5 }),
      rect({ x: 216, y: 378, w: 24, h: 34 }, upright(canvas, '#C9302C'), { rx: 4 }),
      rect({ x: 104, y: 158, w: 248, h: 252 }, film(canvas, 0.16)),
    ]
  }),
  hamper: form((canvas, picture) => {
    const wood: Colour = '#C08E54'
    return [
      canvas.shadow(240, 410, 200, 15, 0.36),
      path('M84 256 H396 V330 H84Z', darken(wood, 0.6)),
      layOut(canvas, picture, 'apple', [
        [126, 236, 124, -8],
        [206, 218, 132, 4],
        [290, 222, 130, -4],
        [362, 242, 116, 8],
        [166, 278, 108, 6],
        [250, 276, 118, -3],
        [330, 282, 104, 5],
      ]),
      rect({ x: 64, y: 300, w: 352, h: 108 }, plane(canvas, wood), { rx: 4 }),
      stroke('M66 336 H414 M66 372 H414', deepen(wood, 0.3), 2, { 'stroke-opacity': 0.5 }),
      sticker(canvas, picture, { x: 164, y: 314, w: 152, h: 84 }),
    ]
  }),
}
