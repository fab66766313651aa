import { deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat, scattered } from '../goods/strokes.ts'
import { art, label, sticker, writeBrand, writeName } from '../label.ts'
import { labelStyleOf } from '../print.ts'
import { contour, plane, sheen, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { board } from './bases.ts'

const paste = '#EDBE4B'
const crust = '#C98A2B'

/** Holes of the paste, or veins of a blue cheese, inside a box. */
const eyes = (x: number, y: number, w: number, h: number, colour: string, count = 7) =>
  repeat(count, (at) => {
    const rx = 4 + scattered(at + 3) * 6
    return ellipse(x + scattered(at) * w, y + scattered(at + 31) * h, rx, rx * 0.8, colour, { opacity: 0.75 })
  })

export const cheeseForms = {
  wheel: form((canvas, picture) => {
    const [tone = paste] = picture.tones ?? []
    const rind = picture.rind ?? crust
    const { print } = labelStyleOf(picture)
    const cut = lighten(tone, 0.35)
    return [
      canvas.shadow(240, 400, 190, 18, 0.38),
      path('M62 220 V330 A178 68 0 0 0 418 330 V220 Z', upright(canvas, rind)),
      ellipse(240, 220, 178, 68, plane(canvas, lighten(rind, 0.2))),
      ellipse(240, 220, 164, 60, 'none', { stroke: deepen(rind, 0.3), 'stroke-opacity': 0.35, 'stroke-width': 2 }),
      path('M240 220 L330 279 A178 68 0 0 1 176 284 Z', deepen(tone, 0.7), { opacity: 0.25 }),
      path('M240 220 L176 284 V394 L240 330 Z', deepen(cut, 0.12)),
      path('M240 220 L330 279 V388 L240 330 Z', cut),
      eyes(254, 270, 60, 62, deepen(tone, 0.16)),
      eyes(190, 290, 36, 60, deepen(tone, 0.22), 4),
      group(
        { transform: 'rotate(-8 170 200)' },
        ellipse(166, 196, 82, 30, print),
        ellipse(166, 196, 76, 26, 'none', { stroke: '#fff', 'stroke-width': 1.5, opacity: 0.8 }),
        writeBrand(picture.brand, 166, 192, 104, 15),
        writeName(picture.label, { x: 166, y: 208, width: 116, size: 15, leading: 1 }).replace(
          /fill="[^"]+"/g,
          'fill="#fff"',
        ),
      ),
    ]
  }, 398),
  wedge: form((canvas, picture) => {
    const [tone = paste] = picture.tones ?? []
    const rind = picture.rind ?? crust
    return [
      canvas.shadow(244, 404, 196, 15, 0.36),
      path('M60 286 L330 182 C386 196 416 226 424 262 L424 286Z', plane(canvas, lighten(tone, 0.34))),
      path('M60 286 H424 V402 H60Z', plane(canvas, tone)),
      path('M60 402 V286 L330 182 M60 286 H404 M60 402 H404', 'none', contour(tone)),
      path('M404 286 C410 250 390 214 330 182 L346 178 C408 196 440 238 440 286 V402 H404Z', rind),
      path('M404 286 H440 V402 H404Z', deepen(rind, 0.15)),
      eyes(86, 306, 290, 80, deepen(tone, 0.14), 11),
      sticker(canvas, picture, { x: 218, y: 306, w: 148, h: 86 }),
    ]
  }),
  quarter: form((canvas, picture) => {
    const [tone = paste] = picture.tones ?? []
    const rind = picture.rind ?? crust
    return [
      canvas.shadow(240, 404, 190, 15, 0.36),
      path('M240 196 L66 266 A200 74 0 0 0 414 266 Z', plane(canvas, lighten(rind, 0.16))),
      path('M66 266 A200 74 0 0 0 240 322 V404 A200 74 0 0 1 66 350Z', upright(canvas, deepen(rind, 0.06), 0.3)),
      path('M240 322 A200 74 0 0 0 414 266 V350 A200 74 0 0 1 240 404Z', plane(canvas, rind, 0.35)),
      path('M240 196 L66 266 L78 262 L240 202 L402 262 L414 266Z', lighten(tone, 0.3)),
      group(
        { transform: 'translate(92 312) skewY(14)' },
        label(canvas, { x: 0, y: -22, w: 124, h: 80 }, picture, { rounding: 4, art: false }),
      ),
      stroke('M240 322 V404', lighten(rind, 0.4), 2, { 'stroke-opacity': 0.6 }),
      eyes(266, 318, 120, 26, deepen(rind, 0.2), 4),
    ]
  }),
  block: form((canvas, picture) => {
    const [tone = paste] = picture.tones ?? []
    const side = picture.rind ?? deepen(tone, 0.16)
    return [
      canvas.shadow(240, 406, 186, 14, 0.36),
      path('M70 264 L124 216 H420 L366 264Z', lighten(tone, 0.4)),
      rect({ x: 70, y: 264, w: 296, h: 142 }, plane(canvas, tone)),
      path('M70 406 V264 L124 216 H420 V352 L366 406Z M70 264 H366 V406 M366 264 L420 216', 'none', contour(tone)),
      path('M366 264 L420 216 V352 L366 406Z', deepen(side, 0.2)),
      path('M296 264 L350 216 H356 L302 264 V406 H296Z', '#fff', { opacity: 0.35 }),
      eyes(314, 282, 40, 110, deepen(tone, 0.12), 4),
      sticker(canvas, picture, { x: 96, y: 286, w: 176, h: 102 }),
    ]
  }),
  log: form((canvas, picture) => {
    const [tone = '#FBF5E4'] = picture.tones ?? []
    const rind = picture.rind ?? '#EFE8D6'
    const skin = canvas.linear(
      [
        [0, lighten(rind, 0.3)],
        [0.4, rind],
        [1, deepen(rind, 0.4)],
      ],
      'down',
    )
    const slice = (x: number) =>
      ellipse(x, 336, 42, 62, deepen(rind, 0.1)) +
      ellipse(x + 4, 336, 38, 57, plane(canvas, tone)) +
      eyes(x - 16, 306, 40, 60, deepen(tone, 0.1), 4)
    return [
      board(canvas),
      path(
        'M110 274 H316 C342 274 358 302 358 336 C358 370 342 398 316 398 H110 C84 398 70 370 70 336 C70 302 84 274 110 274Z',
        skin,
      ),
      group({}, slice(316), slice(356), slice(396)),
      sticker(canvas, picture, { x: 104, y: 298, w: 148, h: 78 }),
    ]
  }),
  round: form((canvas, picture) => {
    const [tone = '#F3DDA0'] = picture.tones ?? []
    const rind = picture.rind ?? '#F6F1E4'
    return [
      canvas.shadow(240, 402, 186, 15, 0.36),
      path('M64 280 V330 A176 66 0 0 0 416 330 V280Z', upright(canvas, rind, 0.26)),
      ellipse(240, 280, 176, 66, plane(canvas, rind)),
      path(
        'M64 280 A176 66 0 0 1 416 280 V330 A176 66 0 0 1 64 330Z M64 280 A176 66 0 0 0 416 280',
        'none',
        contour(rind),
      ),
      path('M240 280 L372 324 A176 66 0 0 1 262 346Z', deepen(tone, 0.4), { opacity: 0.4 }),
      path('M240 280 L262 346 V396 L240 328Z', deepen(tone, 0.1)),
      path('M240 280 L372 324 V374 L240 328Z', lighten(tone, 0.1)),
      path('M240 280 L372 324 V332 L240 288Z', rind),
      group(
        { transform: 'translate(166 262) scale(1 0.5) rotate(-6)' },
        circle(0, 0, 76, labelStyleOf(picture).print),
        circle(0, 0, 68, 'none', { stroke: '#fff', 'stroke-width': 2 }),
        writeBrand(picture.brand, 0, -12, 104, 20),
        writeName(picture.label, { x: 0, y: 22, width: 112, size: 20, leading: 1, fill: '#fff' }),
      ),
    ]
  }, 400),
  wrapped: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 406, 184, 14, 0.36),
      path('M72 272 L122 232 H416 L366 272Z', '#F4F2EA'),
      rect({ x: 72, y: 272, w: 294, h: 134 }, plane(canvas, '#FBFAF4', 0.1)),
      path('M72 272 L122 232 H416 V362 L366 406 H72Z', 'none', contour('#F4F2EA')),
      path('M366 272 L416 232 V362 L366 406Z', '#CFCDC2'),
      path('M366 272 L392 316 L366 406 M416 232 L392 316 L416 362', 'none', {
        stroke: '#fff',
        'stroke-width': 2,
        'stroke-opacity': 0.7,
      }),
      rect({ x: 72, y: 272, w: 294, h: 18 }, print),
      rect({ x: 72, y: 392, w: 294, h: 14 }, print),
      writeBrand(picture.brand, 244, 318, 200, 24, print),
      writeName(picture.label, {
        x: picture.goods ? 268 : 219,
        y: 352,
        width: picture.goods ? 178 : 260,
        size: 30,
        leading: 1.02,
      }),
      art(canvas, picture, 122, 346, 78),
      rect(
        { x: 72, y: 272, w: 294, h: 134 },
        canvas.linear(
          [
            [0, '#fff', 0.24],
            [0.3, '#fff', 0],
            [1, '#0b1a17', 0.08],
          ],
          'corner',
        ),
      ),
    ]
  }),
  terrine: form((canvas, picture) => {
    const [tone = '#A86B4A'] = picture.tones ?? []
    const pot = picture.rind ?? '#8A4A2A'
    return [
      canvas.shadow(240, 404, 196, 15, 0.38),
      path('M60 276 H420 L398 386 C396 398 388 404 376 404 H104 C92 404 84 398 82 386Z', upright(canvas, pot, 0.34)),
      rect({ x: 46, y: 258, w: 388, h: 26 }, upright(canvas, lighten(pot, 0.12), 0.3), { rx: 10 }),
      path('M66 258 C80 214 400 214 414 258Z', plane(canvas, tone)),
      repeat(16, (at) =>
        ellipse(
          96 + scattered(at) * 288,
          234 + scattered(at + 12) * 20,
          5 + scattered(at) * 5,
          3,
          at % 2 ? lighten(tone, 0.3) : deepen(tone, 0.3),
          { opacity: 0.7 },
        ),
      ),
      sticker(canvas, picture, { x: 166, y: 300, w: 148, h: 86 }),
      rect({ x: 60, y: 270, w: 360, h: 134 }, sheen(canvas, 0.2), { opacity: 0.4, rx: 16 }),
    ]
  }),
}
