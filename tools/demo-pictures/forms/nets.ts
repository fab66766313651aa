import { shade } from '../colours.ts'
import { form } from '../form.ts'
import { sticker, writeBrand, writeName } from '../label.ts'
import { depthOf, heap, scatter } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { film } from '../shading.ts'
import { group, path, rect, stroke } from '../svg.ts'
import { write } from '../text-paths.ts'

const upper =
  'M136 96 H344 C348 150 364 200 360 270 V394 C358 406 350 410 338 410 H142 C130 410 122 406 120 394 V270 C116 200 132 150 136 96Z'

const net =
  'M150 150 C120 190 92 260 96 336 C98 390 140 408 240 408 C340 408 382 390 384 336 C388 260 360 190 330 150 C300 132 180 132 150 150Z'

const vacuum =
  'M70 206 C64 190 80 182 100 186 C190 178 290 178 380 186 C400 182 416 190 410 206 C418 270 418 330 410 388 C414 402 400 410 384 406 C290 412 190 412 96 406 C80 410 66 402 70 388 C62 330 62 270 70 206Z'

export const netForms = {
  clearbag: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 412, 140),
      path(upper, '#EEF1EC'),
      group(
        { 'clip-path': canvas.clip(upper) },
        rect({ x: 110, y: 196, w: 260, h: 220 }, depthOf(picture, 'grain')),
        scatter(canvas, picture, 'grain', { x: 112, y: 196, w: 256, h: 214 }),
        rect({ x: 110, y: 90, w: 260, h: 118 }, print),
        rect({ x: 110, y: 208, w: 260, h: 4 }, '#fff', { opacity: 0.7 }),
        writeBrand(picture.brand, 240, 132, 184, 21),
        writeName(picture.label, { x: 240, y: 168, width: 200, size: 27, leading: 1.02, fill: '#fff' }),
        path(
          upper,
          canvas.linear([
            [0, shade, 0.34],
            [0.13, shade, 0.02],
            [0.2, '#fff', 0.4],
            [0.28, '#fff', 0.02],
            [0.82, shade, 0.04],
            [1, shade, 0.34],
          ]),
        ),
      ),
      rect({ x: 200, y: 366, w: 80, h: 28 }, '#fff', { rx: 4 }),
      write(picture.net, 'contents', 240, 386, { size: 17, fill: print }),
    ]
  }),
  net: form((canvas, picture) => [
    canvas.shadow(240, 410, 150, 14, 0.36),
    heap(canvas, picture, 'onion', {
      left: 104,
      width: 272,
      side: 96,
      rows: [
        [196, 3, 0.86],
        [242, 4, 0.94],
        [296, 4, 1],
        [352, 4, 1.04],
      ],
    }),
    group(
      { 'clip-path': canvas.clip(net), 'stroke-opacity': 0.5 },
      ...Array.from({ length: 22 }, (_, at) =>
        stroke(
          `M${-120 + at * 28} 120 L${160 + at * 28} 420 M${400 - at * 28 + 200} 120 L${120 - at * 28 + 200} 420`,
          labelStyleOf(picture).print,
          2.2,
        ),
      ),
    ),
    path('M196 146 C206 120 210 100 208 84 H272 C270 100 274 120 284 146Z', labelStyleOf(picture).print),
    rect({ x: 204, y: 112, w: 72, h: 12 }, '#E9ECE8', { rx: 4 }),
    sticker(canvas, picture, { x: 160, y: 250, w: 160, h: 96 }),
  ]),
  vacuum: form((canvas, picture) => [
    canvas.shadow(240, 408, 190, 13, 0.34),
    path(vacuum, '#D9E0E2', { opacity: 0.9 }),
    group(
      { 'clip-path': canvas.clip(vacuum) },
      heap(canvas, picture, 'cube', {
        left: 74,
        width: 332,
        side: 138,
        tilt: 18,
        rows: [
          [240, 3, 0.94],
          [300, 4, 0.98],
          [358, 4, 1],
        ],
      }),
    ),
    path(vacuum, film(canvas, 0.46)),
    stroke('M104 200 C130 240 120 300 104 392 M376 200 C352 250 360 320 376 392', '#fff', 3, { 'stroke-opacity': 0.5 }),
    stroke('M76 202 C180 192 300 192 404 202 M76 394 C180 402 300 402 404 394', '#fff', 4, { 'stroke-opacity': 0.7 }),
    sticker(canvas, picture, { x: 162, y: 254, w: 156, h: 92 }),
  ]),
}
