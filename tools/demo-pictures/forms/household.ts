import { type Colour, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat } from '../goods/strokes.ts'
import { label, sticker } from '../label.ts'
import { ball, contour, lying, plane, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'

const toneOf = (picture: { tones?: readonly Colour[] | undefined }, usual: Colour) => picture.tones?.[0] ?? usual

export const householdForms = {
  sponges: form((canvas, picture) => {
    const tone = toneOf(picture, '#F0C93E')
    const one = (x: number, y: number) =>
      path(`M${x} ${y + 24} l26 -24 h148 l-22 24z`, lighten(tone, 0.3)) +
      rect({ x, y: y + 24, w: 152, h: 34 }, plane(canvas, tone), { rx: 3 }) +
      rect({ x, y: y + 56, w: 152, h: 16 }, plane(canvas, picture.rind ?? '#2F7D52'), { rx: 3 }) +
      repeat(6, (at) => circle(x + 18 + at * 24, y + 36 + (at % 3) * 6, 3, deepen(tone, 0.2), { opacity: 0.6 }))
    return [
      canvas.shadow(240, 406, 196, 13, 0.34),
      one(74, 262),
      one(236, 262),
      one(154, 190),
      one(60, 334),
      one(232, 334),
      sticker(canvas, picture, { x: 160, y: 318, w: 140, h: 82 }),
    ]
  }),
  candles: form((canvas, picture) => {
    const tone = toneOf(picture, '#F6EFDC')
    const one = (x: number, top: number) =>
      rect({ x: x - 17, y: top, w: 34, h: 404 - top }, upright(canvas, tone, 0.2), { rx: 5 }) +
      stroke(`M${x} ${top} v-16`, '#4A4034', 3) +
      path(`M${x} ${top - 52} c12 16 14 26 8 36 c-4 6 -12 6 -16 0 c-6 -10 -4 -20 8 -36z`, ball(canvas, '#F6B53C'))
    return [
      canvas.shadow(240, 406, 160, 13, 0.32),
      one(120, 190),
      one(180, 150),
      one(240, 126),
      one(300, 150),
      one(360, 190),
      sticker(canvas, picture, { x: 166, y: 312, w: 148, h: 88 }),
    ]
  }),
  pillars: form((canvas, picture) => {
    const tone = toneOf(picture, '#FBF8F0')
    const one = (x: number, top: number, w: number) =>
      rect({ x: x - w / 2, y: top, w, h: 404 - top }, upright(canvas, tone, 0.22), { rx: 7 }) +
      ellipse(x, top + 4, w / 2, 12, plane(canvas, lighten(tone, 0.3))) +
      stroke(`M${x} ${top + 2} v-18`, '#4A4034', 3.4) +
      path(`M${x} ${top - 60} c14 18 16 30 9 42 c-4 6 -14 6 -18 0 c-7 -12 -5 -24 9 -42z`, ball(canvas, '#F6B53C'))
    return [
      canvas.shadow(240, 408, 176, 13, 0.34),
      one(138, 236, 100),
      one(344, 260, 96),
      one(240, 176, 112),
      sticker(canvas, picture, { x: 168, y: 310, w: 144, h: 88 }),
    ]
  }),
  tealights: form((canvas, picture) => {
    const tone = toneOf(picture, '#FBF8F0')
    const one = (x: number, y: number) =>
      rect({ x: x - 46, y, w: 92, h: 44 }, upright(canvas, picture.rind ?? '#C3CBCD', 0.3), { rx: 7 }) +
      ellipse(x, y + 2, 46, 14, '#9AA4A6') +
      ellipse(x, y + 2, 41, 11, plane(canvas, tone)) +
      path(`M${x} ${y - 38} c9 12 10 20 6 28 c-3 4 -9 4 -12 0 c-4 -8 -3 -16 6 -28z`, ball(canvas, '#F6B53C'))
    return [
      canvas.shadow(240, 406, 200, 13, 0.34),
      one(136, 250),
      one(240, 244),
      one(344, 250),
      one(186, 304),
      one(294, 304),
      one(110, 356),
      one(238, 360),
      one(368, 356),
      sticker(canvas, picture, { x: 172, y: 340, w: 136, h: 68 }),
    ]
  }),
  apron: form((canvas, picture) => {
    const tone = toneOf(picture, '#3A3F44')
    return [
      canvas.shadow(240, 412, 130, 12, 0.3),
      path('M196 92 C196 40 284 40 284 92', 'none', { stroke: deepen(tone, 0.1), 'stroke-width': 8 }),
      path(
        'M186 88 H294 C298 150 318 176 356 194 L346 408 H134 L124 194 C162 176 182 150 186 88Z',
        plane(canvas, tone, 0.3),
      ),
      path('M124 196 L78 224 L82 232 L126 214 M356 196 L402 224 L398 232 L354 214', tone),
      rect({ x: 178, y: 262, w: 124, h: 92 }, 'none', {
        rx: 4,
        stroke: lighten(tone, 0.34),
        'stroke-width': 2,
        'stroke-dasharray': '5 4',
      }),
      stroke('M240 262 V354', lighten(tone, 0.34), 2, { 'stroke-dasharray': '5 4' }),
      label(canvas, { x: 196, y: 112, w: 88, h: 62 }, picture, { rounding: 3, art: false }),
    ]
  }, 408),
  jacket: form((canvas, picture) => {
    const tone = toneOf(picture, '#FBFBF8')
    return [
      canvas.shadow(240, 412, 140, 12, 0.3),
      path(
        'M182 92 L112 118 L66 226 L124 250 L140 214 V408 H340 V214 L356 250 L414 226 L368 118 L298 92Z',
        plane(canvas, tone, 0.12),
        contour(tone),
      ),
      stroke('M140 214 L152 164 M340 214 L328 164', deepen(tone, 0.2), 2.4),
      path('M182 92 C196 118 284 118 298 92 L286 84 H194Z', deepen(tone, 0.14)),
      path('M196 104 L240 150 L232 408 H240 L256 148 L284 104', 'none', {
        stroke: deepen(tone, 0.2),
        'stroke-width': 2.4,
      }),
      ...[180, 226, 272, 318].flatMap((y) => [
        circle(214, y, 5, picture.rind ?? '#3A3F44'),
        circle(272, y, 5, picture.rind ?? '#3A3F44'),
      ]),
      label(canvas, { x: 290, y: 176, w: 46, h: 40 }, { ...picture, label: '', net: '' }, { rounding: 3, art: false }),
    ]
  }, 408),
  gloves: form((canvas, picture) => {
    const tone = toneOf(picture, '#2F7DA8')
    const hand =
      'M-52 130 L-46 20 C-70 -6 -86 -40 -74 -46 C-62 -50 -50 -26 -38 -14 L-44 -96 C-44 -110 -26 -110 -24 -96 L-18 -30 L-14 -118 C-12 -132 8 -132 8 -118 L8 -30 L18 -108 C20 -122 38 -120 36 -106 L32 -24 L42 -78 C46 -90 62 -86 60 -74 L52 20 L52 130Z'
    return [
      canvas.shadow(240, 408, 160, 13, 0.32),
      group(
        { transform: 'translate(170 262) rotate(-8) scale(1.06)' },
        path(hand, ball(canvas, deepen(tone, 0.14))),
        rect({ x: -56, y: 108, w: 112, h: 22 }, lying(canvas, lighten(tone, 0.2)), { rx: 8 }),
      ),
      group(
        { transform: 'translate(314 268) rotate(8) scale(-1.06 1.06)' },
        path(hand, ball(canvas, tone)),
        rect({ x: -56, y: 108, w: 112, h: 22 }, lying(canvas, lighten(tone, 0.2)), { rx: 8 }),
      ),
      sticker(canvas, picture, { x: 166, y: 296, w: 148, h: 88 }),
    ]
  }),
  device: form((canvas, picture) => {
    const tone = toneOf(picture, '#F4F5F3')
    return [
      canvas.shadow(240, 412, 110, 12, 0.32),
      path(
        'M150 110 C150 92 162 84 178 84 H302 C318 84 330 92 330 110 V300 C330 350 300 366 240 366 C180 366 150 350 150 300Z',
        plane(canvas, tone, 0.2),
        contour(tone),
      ),
      rect({ x: 176, y: 116, w: 128, h: 112 }, plane(canvas, '#BFD6DC'), { rx: 10, opacity: 0.8 }),
      label(canvas, { x: 182, y: 240, w: 116, h: 76 }, picture, { rounding: 5, art: false }),
      circle(240, 338, 7, '#3FB0C9'),
      path('M226 366 H254 L250 386 H230Z', '#9AA4A6'),
      path('M240 392 c8 10 10 14 4 18 h-8 c-6 -4 -4 -8 4 -18z', '#CFE6EC'),
    ]
  }),
}
