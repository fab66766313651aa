import { type Colour, darken, deepen, lighten, shade } from '../colours.ts'
import { form } from '../form.ts'
import { art, writeBrand, writeName } from '../label.ts'
import { depthOf, scatter } from '../layout.ts'
import { labelStyleOf } from '../print.ts'
import { contour, film, plane, upright } from '../shading.ts'
import { group, path, rect, stroke } from '../svg.ts'
import { write } from '../text-paths.ts'

const sack =
  'M132 108 C124 96 352 94 350 108 C362 190 372 300 366 382 C364 404 352 412 330 414 C276 420 204 420 152 414 C128 412 118 402 116 382 C108 300 120 190 132 108 Z'

const hem = 'M130 112 C180 120 300 120 352 112 L348 92 C300 84 180 84 134 92 Z'

const pouch =
  'M134 92 L346 92 C350 150 366 190 362 260 C360 320 350 360 348 410 L132 410 C130 360 120 320 118 260 C114 190 130 150 134 92 Z'

const opening =
  'M150 246 C150 222 190 214 240 214 C290 214 330 222 330 246 V334 C330 354 290 362 240 362 C190 362 150 354 150 334 Z'

const _net =
  'M150 150 C120 190 92 260 96 336 C98 390 140 408 240 408 C340 408 382 390 384 336 C388 260 360 190 330 150 C300 132 180 132 150 150Z'

export const bagForms = {
  sack: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const ground: Colour = picture.rind ?? '#EFE7D6'
    const ink = picture.rind && darken(picture.rind, 0.84)
    const hasArt = Boolean(picture.goods?.length)
    const crease = (d: string, width: number, opacity: number) => stroke(d, shade, width, { 'stroke-opacity': opacity })
    return [
      canvas.shadow(240, 416, 150),
      path(sack, upright(canvas, ground, 0.28)),
      group(
        { 'clip-path': canvas.clip(sack) },
        rect({ x: 100, y: 142, w: 290, h: 44 }, print),
        rect({ x: 100, y: 190, w: 290, h: 3 }, print),
        rect({ x: 100, y: 366, w: 290, h: 60 }, print),
        writeBrand(picture.brand, 241, 173, 204, 25),
        art(canvas, { ...picture, rind: undefined }, 240, 244, 92),
        writeName(picture.label, {
          x: 240,
          y: hasArt ? 326 : 276,
          width: 206,
          size: hasArt ? 30 : 38,
          leading: 1.06,
          ...(ink ? { fill: ink } : {}),
        }),
        write(picture.net, 'contents', 240, 397, { size: 20, fill: '#fff' }),
        crease('M116 320 C160 300 150 240 132 200', 16, 0.06),
        crease('M366 330 C330 300 340 230 352 190', 18, 0.08),
        path(
          sack,
          canvas.linear([
            [0, shade, 0.26],
            [0.14, shade, 0],
            [0.8, shade, 0],
            [1, shade, 0.28],
          ]),
        ),
      ),
      path(hem, plane(canvas, deepen(ground, 0.1))),
      stroke('M136 103 C190 110 296 110 346 103', '#fff', 2.5, { 'stroke-opacity': 0.9, 'stroke-dasharray': '8 5' }),
    ]
  }, 415),
  pouch: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 414, 140),
      path(pouch, upright(canvas, print)),
      group(
        { 'clip-path': canvas.clip(pouch) },
        rect({ x: 100, y: 92, w: 280, h: 18 }, '#fff', { opacity: 0.28 }),
        rect({ x: 100, y: 394, w: 280, h: 18 }, '#fff', { opacity: 0.22 }),
        writeBrand(picture.brand, 240, 140, 184, 22),
        writeName(picture.label, { x: 240, y: 178, width: 206, size: 31, leading: 1.02, fill: '#fff' }),
        path(opening, depthOf(picture, 'grain')),
        group(
          { 'clip-path': canvas.clip(opening) },
          scatter(canvas, picture, 'grain', { x: 150, y: 214, w: 180, h: 148 }),
          path(opening, film(canvas)),
        ),
        stroke(opening, '#fff', 2, { 'stroke-opacity': 0.5 }),
        write(picture.net, 'contents', 240, 386, { size: 19, fill: '#fff' }),
        stroke('M160 110 C150 200 150 300 158 394', '#fff', 12, { 'stroke-opacity': 0.22 }),
      ),
    ]
  }),
  paperbag: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const ground: Colour = picture.rind ?? '#D6B68A'
    return [
      canvas.shadow(244, 412, 128),
      path('M142 128 L316 128 L316 410 H142Z', plane(canvas, ground)),
      path('M316 128 L356 118 V390 L316 410Z', deepen(ground, 0.3)),
      path('M142 128 L150 96 H346 L356 118 L316 128Z', lighten(ground, 0.2)),
      rect({ x: 150, y: 88, w: 196, h: 16 }, deepen(ground, 0.16), { rx: 3 }),
      rect({ x: 142, y: 180, w: 174, h: 168 }, print),
      writeBrand(picture.brand, 229, 210, 148, 21),
      rect({ x: 160, y: 220, w: 138, h: 2 }, '#fff', { opacity: 0.6 }),
      art(canvas, { ...picture, rind: undefined }, 229, 262, 72),
      writeName(picture.label, {
        x: 229,
        y: picture.goods ? 322 : 286,
        width: 154,
        size: 25,
        leading: 1.04,
        fill: '#fff',
      }),
      write(picture.net, 'contents', 229, 382, { size: 18, fill: darken(ground, 0.65) }),
    ]
  }),
  foilbag: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 412, 118),
      path('M150 112 L330 112 L338 410 H142Z', upright(canvas, print, 0.34), contour(print)),
      path('M142 410 L150 112 L166 112 L160 260 L166 410Z', darken(print, 0.3), { opacity: 0.6 }),
      rect({ x: 146, y: 84, w: 188, h: 30 }, plane(canvas, darken(print, 0.2)), { rx: 3 }),
      rect({ x: 156, y: 94, w: 168, h: 3 }, '#fff', { opacity: 0.3 }),
      writeBrand(picture.brand, 244, 158, 142, 22),
      group(
        {},
        rect({ x: 176, y: 180, w: 136, h: 176 }, '#FBF7EC', { rx: 4 }),
        art(canvas, { ...picture, rind: undefined }, 244, 236, 84),
      ),
      writeName(picture.label, { x: 244, y: 312, width: 120, size: 24, leading: 1.04 }),
      write(picture.net, 'contents', 244, 388, { size: 18, fill: '#fff' }),
      stroke('M176 120 C170 220 170 320 174 404', '#fff', 10, { 'stroke-opacity': 0.2 }),
    ]
  }),
}
