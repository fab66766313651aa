import { type Colour, darken, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat } from '../goods/strokes.ts'
import { label, sticker } from '../label.ts'
import { depthOf, scatter } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { contour, plane, sheen, upright } from '../shading.ts'
import { ellipse, group, path, rect } from '../svg.ts'

const glass =
  'M164 122 C164 138 150 142 150 164 V372 C150 398 162 408 184 408 H296 C318 408 330 398 330 372 V164 C330 142 316 138 316 122Z'

const squat =
  'M118 214 C112 222 110 232 110 246 V366 C110 394 122 406 148 406 H332 C358 406 370 394 370 366 V246 C370 232 368 222 362 214Z'

const bucket = 'M124 142 H356 L338 394 C336 406 330 412 316 412 H164 C150 412 144 406 142 394 Z'

const tub = 'M104 226 H376 L352 390 C350 402 342 408 328 408 H152 C138 408 130 402 128 390Z'

const amber: Colour = '#C98A2B'

export const potForms = {
  jar: form((canvas, picture) => {
    const [tone = amber] = picture.tones ?? []
    return [
      canvas.shadow(240, 412, 128),
      path(glass, lighten(tone, 0.55), contour(tone)),
      group(
        { 'clip-path': canvas.clip(glass) },
        rect({ x: 150, y: 146, w: 180, h: 270 }, upright(canvas, tone)),
        label(canvas, { x: 150, y: 206, w: 180, h: 164 }, picture),
        rect({ x: 150, y: 110, w: 180, h: 310 }, sheen(canvas, 0.5)),
      ),
      rect({ x: 154, y: 90, w: 172, h: 40 }, upright(canvas, labelStyleOf(picture).print), { rx: 7 }),
      rect({ x: 160, y: 118, w: 160, h: 3 }, '#000', { opacity: 0.2 }),
    ]
  }),
  fulljar: form((canvas, picture) => [
    canvas.shadow(240, 412, 128),
    path(glass, '#E6ECE6'),
    group(
      { 'clip-path': canvas.clip(glass) },
      rect({ x: 150, y: 150, w: 180, h: 270 }, picture.rind ?? depthOf(picture, 'olive')),
      scatter(canvas, { ...picture, rind: undefined }, 'olive', { x: 150, y: 152, w: 180, h: 256 }),
      rect({ x: 150, y: 110, w: 180, h: 310 }, sheen(canvas, 0.45)),
    ),
    sticker(canvas, picture, { x: 176, y: 262, w: 128, h: 94 }),
    rect({ x: 154, y: 90, w: 172, h: 40 }, upright(canvas, '#3E4644'), { rx: 7 }),
    rect({ x: 160, y: 118, w: 160, h: 3 }, '#000', { opacity: 0.2 }),
  ]),
  squatjar: form((canvas, picture) => {
    const [tone = amber] = picture.tones ?? []
    return [
      canvas.shadow(240, 410, 158),
      path(squat, upright(canvas, tone), contour(tone)),
      group(
        { 'clip-path': canvas.clip(squat) },
        label(canvas, { x: 150, y: 252, w: 180, h: 128 }, picture, { rounding: 3 }),
        rect({ x: 104, y: 200, w: 272, h: 220 }, sheen(canvas, 0.5)),
      ),
      rect({ x: 106, y: 172, w: 268, h: 48 }, upright(canvas, picture.rind ?? '#D9B24A'), { rx: 8 }),
      repeat(20, (at) => rect({ x: 114 + at * 13, y: 176, w: 2, h: 40 }, '#000', { opacity: 0.1 })),
    ]
  }),
  shaker: form((canvas, picture) => {
    const [tone = amber] = picture.tones ?? []
    return [
      canvas.shadow(240, 410, 112),
      rect({ x: 154, y: 152, w: 172, h: 256 }, upright(canvas, tone), { rx: 16, ...contour(tone) }),
      label(canvas, { x: 154, y: 226, w: 172, h: 146 }, picture),
      rect({ x: 154, y: 152, w: 172, h: 256 }, sheen(canvas, 0.46), { rx: 16 }),
      path(
        'M150 160 V118 C150 100 166 92 186 92 H294 C314 92 330 100 330 118 V160Z',
        upright(canvas, picture.rind ?? '#2E3432'),
      ),
      rect({ x: 150, y: 136, w: 180, h: 3 }, '#fff', { opacity: 0.2 }),
    ]
  }),
  bucket: form((canvas, picture) => [
    canvas.shadow(240, 414, 134),
    path(bucket, upright(canvas, '#EFF2F0', 0.24), contour('#EFF2F0')),
    group(
      { 'clip-path': canvas.clip(bucket) },
      label(canvas, { x: 136, y: 178, w: 208, h: 186 }, picture),
      rect({ x: 110, y: 130, w: 260, h: 290 }, sheen(canvas, 0.34), { opacity: 0.75 }),
    ),
    rect({ x: 112, y: 110, w: 256, h: 38 }, upright(canvas, labelStyleOf(picture).print), { rx: 9 }),
    rect({ x: 118, y: 138, w: 244, h: 4 }, '#0b1a17', { opacity: 0.2 }),
  ]),
  tub: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 410, 150),
      path(tub, upright(canvas, '#F4F4EF', 0.22), contour('#F4F4EF')),
      group(
        { 'clip-path': canvas.clip(tub) },
        label(canvas, { x: 150, y: 238, w: 180, h: 156 }, picture),
        rect({ x: 96, y: 220, w: 288, h: 190 }, sheen(canvas, 0.3), { opacity: 0.6 }),
      ),
      ellipse(240, 212, 148, 26, darken(print, 0.2)),
      rect({ x: 92, y: 206, w: 296, h: 24 }, upright(canvas, print), { rx: 11 }),
      ellipse(240, 206, 146, 22, plane(canvas, lighten(print, 0.22))),
    ]
  }),
}
