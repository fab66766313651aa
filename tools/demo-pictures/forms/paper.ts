import { type Colour, darken, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat } from '../goods/strokes.ts'
import { label, sticker, writeBrand, writeName } from '../label.ts'
import { labelStyleOf } from '../print.ts'
import { ball, film, lying, plane, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { write } from '../text-paths.ts'

const white: Colour = '#F6F5F0'

const kraft: Colour = '#C9A06A'

const toneOf = (picture: { tones?: readonly Colour[] | undefined }, usual: Colour) => picture.tones?.[0] ?? usual

export const paperForms = {
  rolls: form((canvas, picture) => {
    const tone = toneOf(picture, white)
    const roll = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        rect({ x: -62, y: -52, w: 124, h: 112 }, upright(canvas, tone, 0.24)),
        ellipse(0, 60, 62, 18, deepen(tone, 0.16)),
        rect({ x: -62, y: -52, w: 124, h: 112 }, upright(canvas, tone, 0.24)),
        ellipse(0, -52, 62, 18, plane(canvas, lighten(tone, 0.3))),
        ellipse(0, -52, 40, 11, 'none', { stroke: deepen(tone, 0.14), 'stroke-width': 1.6 }),
        ellipse(0, -52, 19, 6, kraft),
        ellipse(0, -51, 14, 4, deepen(kraft, 0.6)),
      )
    return [
      canvas.shadow(240, 404, 196, 14, 0.34),
      roll(172, 206, 0.92),
      roll(308, 206, 0.92),
      roll(126, 330, 1.02),
      roll(354, 330, 1.02),
      roll(240, 338, 1.08),
      sticker(canvas, picture, { x: 174, y: 322, w: 132, h: 78 }),
    ]
  }, 402),
  bigroll: form((canvas, picture) => {
    const tone = toneOf(picture, white)
    return [
      canvas.shadow(240, 408, 150, 15, 0.36),
      path('M112 132 V380 A128 30 0 0 0 368 380 V132Z', upright(canvas, tone, 0.28)),
      ellipse(240, 132, 128, 36, plane(canvas, lighten(tone, 0.3))),
      ellipse(240, 132, 92, 25, 'none', { stroke: deepen(tone, 0.16), 'stroke-width': 2 }),
      ellipse(240, 132, 42, 12, kraft),
      ellipse(240, 134, 33, 8, deepen(kraft, 0.6)),
      path('M368 200 C392 240 388 330 396 392 L364 396 V200Z', lighten(tone, 0.2)),
      repeat(5, (at) =>
        stroke(`M112 ${190 + at * 44} A128 30 0 0 0 368 ${190 + at * 44}`, deepen(tone, 0.16), 1.4, {
          'stroke-dasharray': '5 5',
          'stroke-opacity': 0.6,
        }),
      ),
      label(canvas, { x: 160, y: 220, w: 160, h: 120 }, picture, { rounding: 5, art: false }),
    ]
  }, 408),
  /** Film, foil or paper on a roll in an open box. */
  rollbox: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const tone = toneOf(picture, '#D9DEE0')
    return [
      canvas.shadow(240, 406, 204, 14, 0.36),
      path('M60 262 C60 232 74 222 96 222 H384 C406 222 420 232 420 262 V300 H60Z', lying(canvas, tone)),
      path('M70 290 C160 312 320 312 410 290 L424 356 C320 372 160 372 56 356Z', plane(canvas, lighten(tone, 0.3)), {
        opacity: 0.92,
      }),
      rect({ x: 46, y: 308, w: 388, h: 98 }, plane(canvas, print), { rx: 4 }),
      path(
        `M46 308 ${Array.from({ length: 32 }, (_, at) => `L${52 + at * 12} 302 L${58 + at * 12} 308`).join('')} H434Z`,
        '#B9C0C2',
      ),
      writeBrand(picture.brand, 140, 366, 150, 24),
      rect({ x: 230, y: 322, w: 188, h: 70 }, '#FBFBF7', { rx: 4 }),
      writeName(picture.label, { x: 324, y: 346, width: 172, size: 24, leading: 1 }),
      write(picture.net, 'contents', 324, 382, { size: 15, fill: darken(print, 0.2) }),
    ]
  }),
  binbags: form((canvas, picture) => {
    const tone = toneOf(picture, '#2E3338')
    return [
      canvas.shadow(240, 406, 186, 14, 0.36),
      path(
        'M96 214 H372 C398 214 410 250 410 304 C410 364 398 400 372 400 H96 C76 400 66 364 66 304 C66 250 76 214 96 214Z',
        lying(canvas, tone),
      ),
      ellipse(372, 307, 36, 93, plane(canvas, lighten(tone, 0.14))),
      ...[72, 52, 32, 14].map((ry) =>
        ellipse(373, 307, ry * 0.38, ry, 'none', { stroke: lighten(tone, 0.34), 'stroke-width': 2 }),
      ),
      label(canvas, { x: 112, y: 236, w: 180, h: 140 }, picture, { rounding: 4, art: false }),
      rect({ x: 66, y: 214, w: 340, h: 60 }, '#fff', { opacity: 0.08, rx: 30 }),
    ]
  }),
  folded: form((canvas, picture) => {
    const tones = picture.tones ?? [white]
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 406, 180, 14, 0.34),
      ...Array.from({ length: 9 }, (_, at) => {
        const tone = tones[at % tones.length] ?? white
        return rect({ x: 88 + (at % 2) * 3, y: 380 - at * 20, w: 304, h: 24 }, lying(canvas, tone), { rx: 10 })
      }),
      path('M90 222 L130 176 H352 L392 222Z', plane(canvas, lighten(tones[0] ?? white, 0.2))),
      path('M184 176 H296 L310 222 V404 H170 V222Z', print, { opacity: 0.94 }),
      label(canvas, { x: 170, y: 236, w: 140, h: 150 }, picture, { rounding: 2, art: false }),
    ]
  }, 405),
  flatstack: form((canvas, picture) => {
    const tone = toneOf(picture, kraft)
    return [
      canvas.shadow(240, 408, 204, 14, 0.36),
      ...Array.from({ length: 5 }, (_, at) =>
        rect(
          { x: 62 + (at % 2) * 5, y: 374 - at * 32, w: 352, h: 31 },
          lying(canvas, lighten(tone, at % 2 ? 0.1 : 0)),
          { rx: 3 },
        ),
      ),
      path('M64 246 L112 182 H372 L418 246Z', plane(canvas, lighten(tone, 0.24))),
      group(
        { transform: 'translate(240 216) scale(1 0.42)' },
        circle(0, 0, 66, labelStyleOf(picture).print),
        writeBrand(picture.brand, 0, 8, 110, 24),
      ),
      sticker(canvas, picture, { x: 166, y: 288, w: 148, h: 90 }),
    ]
  }, 406),
  dispenser: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const tone = toneOf(picture, '#4A6FA8')
    return [
      canvas.shadow(244, 408, 186, 14, 0.36),
      path('M80 250 L132 192 H414 L374 250Z', lighten(print, 0.4)),
      path('M374 250 L414 192 V352 L374 404Z', darken(print, 0.42)),
      rect({ x: 80, y: 250, w: 294, h: 154 }, plane(canvas, print)),
      ellipse(246, 220, 74, 14, darken(print, 0.6)),
      path(
        'M190 220 C176 170 200 130 226 142 C232 116 262 118 266 146 C286 132 314 160 296 220 C270 232 220 232 190 220Z',
        ball(canvas, tone),
      ),
      label(canvas, { x: 106, y: 268, w: 242, h: 120 }, picture, { rounding: 3, art: false }),
      rect({ x: 80, y: 250, w: 294, h: 154 }, film(canvas, 0.16)),
    ]
  }),
}
