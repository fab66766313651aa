import { type Colour, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { label, sticker } from '../label.ts'
import { labelStyleOf } from '../print.ts'
import { ball, contour, lying, plane, upright } from '../shading.ts'
import { ellipse, group, path, rect } from '../svg.ts'

const white: Colour = '#F6F5F0'

const kraft: Colour = '#C9A06A'

const toneOf = (picture: { tones?: readonly Colour[] | undefined }, usual: Colour) => picture.tones?.[0] ?? usual

export const tablewareForms = {
  cupstack: form((canvas, picture) => {
    const tone = toneOf(picture, white)
    const { print } = labelStyleOf(picture)
    const rims = (x: number, top: number) =>
      [
        ...Array.from({ length: 7 }, (_, at) =>
          rect({ x: x - 52, y: top + at * 12, w: 104, h: 9 }, upright(canvas, tone, 0.34), {
            rx: 4,
            ...contour(tone, 1.6),
          }),
        ),
        path(
          `M${x - 48} ${top + 84} H${x + 48} L${x + 34} 404 H${x - 34}Z`,
          upright(canvas, tone, 0.3),
          contour(tone, 1.6),
        ),
        path(`M${x - 45} ${top + 120} H${x + 45} L${x + 38} ${top + 220} H${x - 38}Z`, upright(canvas, print, 0.28)),
      ].join('')
    return [
      canvas.shadow(240, 406, 176, 13, 0.34),
      rims(136, 130),
      rims(344, 130),
      rims(240, 108),
      sticker(canvas, picture, { x: 176, y: 300, w: 128, h: 80 }),
    ]
  }),
  bowlstack: form((canvas, picture) => {
    const tone = toneOf(picture, kraft)
    return [
      canvas.shadow(240, 406, 172, 14, 0.36),
      ...Array.from({ length: 6 }, (_, at) =>
        path(
          `M84 ${206 + at * 22} H396 L390 ${222 + at * 22} H90Z`,
          upright(canvas, lighten(tone, at % 2 ? 0.08 : 0.2), 0.3),
        ),
      ),
      path('M92 336 H388 C380 380 340 404 240 404 C140 404 100 380 92 336Z', upright(canvas, tone, 0.32)),
      ellipse(240, 206, 156, 34, lighten(tone, 0.2)),
      ellipse(240, 210, 144, 28, plane(canvas, deepen(tone, 0.16))),
      sticker(canvas, picture, { x: 166, y: 296, w: 148, h: 88 }),
    ]
  }),
  clamshell: form((canvas, picture) => {
    const tone = toneOf(picture, '#EFE7D3')
    return [
      canvas.shadow(240, 404, 190, 14, 0.36),
      path(
        'M84 236 L112 130 C116 120 122 116 132 116 H348 C358 116 364 120 368 130 L396 236Z',
        plane(canvas, tone),
        contour(tone),
      ),
      path('M104 228 L128 138 H352 L376 228Z', deepen(tone, 0.08)),
      path(
        'M64 252 H416 L388 388 C386 398 380 402 370 402 H110 C100 402 94 398 92 388Z',
        upright(canvas, tone, 0.24),
        contour(tone),
      ),
      rect({ x: 54, y: 240, w: 372, h: 20 }, lying(canvas, lighten(tone, 0.2)), { rx: 8 }),
      sticker(canvas, picture, { x: 164, y: 282, w: 152, h: 92 }),
    ]
  }, 402),
  carrier: form((canvas, picture) => {
    const tone = toneOf(picture, kraft)
    return [
      canvas.shadow(244, 410, 150, 14, 0.36),
      path('M196 130 C196 60 286 60 286 130', 'none', { stroke: deepen(tone, 0.2), 'stroke-width': 9 }),
      path('M124 128 H330 V410 H124Z', plane(canvas, tone)),
      path('M330 128 L376 108 V382 L330 410Z', deepen(tone, 0.28)),
      path('M124 128 L160 108 H376 L330 128Z', deepen(tone, 0.4)),
      path('M182 134 C182 70 272 70 272 134', 'none', { stroke: deepen(tone, 0.34), 'stroke-width': 9 }),
      label(canvas, { x: 146, y: 210, w: 162, h: 150 }, picture, { rounding: 3, art: false }),
    ]
  }),
  cones: form((canvas, picture) => {
    const tone = toneOf(picture, kraft)
    const { print } = labelStyleOf(picture)
    const cone = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        path('M-62 -96 C-30 -112 30 -112 62 -96 L6 140 H-6Z', plane(canvas, tone, 0.3)),
        path('M-62 -96 C-30 -112 30 -112 62 -96 C40 -82 -40 -82 -62 -96Z', deepen(tone, 0.45)),
        path('M-52 -50 C-20 -40 20 -40 52 -50 L42 -10 C20 -2 -20 -2 -42 -10Z', print),
      )
    return [
      canvas.shadow(240, 406, 150, 13, 0.34),
      cone(136, 264, 1),
      cone(344, 264, 1),
      cone(240, 250, 1.1),
      sticker(canvas, picture, { x: 166, y: 320, w: 148, h: 84 }),
    ]
  }),
  cutlery: form((canvas, picture) => {
    const tone = toneOf(picture, '#D9B57E')
    const fill = upright(canvas, tone, 0.24)
    return [
      canvas.shadow(240, 406, 140, 13, 0.34),
      path(
        'M168 92 C166 150 168 168 180 176 V300 H196 V176 C208 168 210 150 208 92 H200 V146 H194 V92 H182 V146 H176 V92Z',
        fill,
      ),
      path('M226 92 C250 110 252 170 246 196 V300 H226Z', fill),
      path('M294 92 C318 92 322 156 304 176 V300 H286 V176 C266 156 270 92 294 92Z', fill),
      path('M132 256 H348 L338 404 H142Z', plane(canvas, picture.rind ?? white)),
      path('M132 256 H348 L347 272 H133Z', labelStyleOf(picture).print),
      label(canvas, { x: 162, y: 286, w: 156, h: 106 }, picture, { rounding: 3, art: false }),
    ]
  }, 404),
  straws: form((canvas, picture) => {
    const tones = picture.tones ?? ['#2A2E30']
    return [
      canvas.shadow(240, 406, 120, 13, 0.34),
      ...Array.from({ length: 11 }, (_, at) =>
        rect(
          { x: 150 + at * 16, y: 92 + ((at * 29) % 40), w: 11, h: 240 },
          upright(canvas, tones[at % tones.length] ?? '#2A2E30', 0.3),
          { rx: 4 },
        ),
      ),
      path('M140 220 H342 L334 406 H148Z', plane(canvas, labelStyleOf(picture).print)),
      label(canvas, { x: 162, y: 240, w: 158, h: 146 }, picture, { rounding: 3, art: false }),
    ]
  }, 405),
  cup: form((canvas, picture) => {
    const [drink = '#3A2114'] = picture.tones ?? []
    return [
      canvas.shadow(240, 404, 176, 14, 0.34),
      ellipse(240, 378, 176, 26, plane(canvas, '#F4F3EE', 0.16), contour('#F4F3EE')),
      path('M352 240 C420 232 420 330 336 330', 'none', { stroke: '#EDECE6', 'stroke-width': 20 }),
      path(
        'M112 222 H368 C368 320 330 376 240 376 C150 376 112 320 112 222Z',
        upright(canvas, '#FAF9F5', 0.22),
        contour('#FAF9F5'),
      ),
      ellipse(240, 222, 128, 34, '#FFFFFF', contour('#FFFFFF')),
      ellipse(240, 225, 116, 28, ball(canvas, drink)),
      picture.rind
        ? path('M240 206 C290 204 300 236 262 238 C236 240 206 232 210 220 C214 210 226 206 240 206Z', picture.rind)
        : '',
      sticker(canvas, picture, { x: 172, y: 268, w: 130, h: 78 }),
    ]
  }, 402),
}
