import { type Colour, deepen, lighten, shade } from '../colours.ts'
import { type Form, form } from '../form.ts'
import { label, writeBrand } from '../label.ts'
import { labelStyleOf } from '../print.ts'
import { contour, sheen, upright } from '../shading.ts'
import { type Box, group, path, rect } from '../svg.ts'

const plastic = (outline: string, print: Box, head: (colour: string) => string): Form =>
  form((canvas, picture) => {
    const [tone = '#F2F4F1'] = picture.tones ?? []
    return [
      canvas.shadow(240, 412, print.w * 0.5 + 46),
      path(outline, upright(canvas, tone, 0.3), contour(tone)),
      group(
        { 'clip-path': canvas.clip(outline) },
        label(canvas, print, picture),
        rect({ x: print.x - 24, y: 100, w: print.w + 48, h: 320 }, sheen(canvas, 0.4)),
      ),
      head(upright(canvas, picture.rind ?? labelStyleOf(picture).print)),
    ]
  })

const jerrycan =
  'M132 150 C132 132 142 124 160 124 H196 L206 106 H274 L290 124 H328 C346 124 354 134 354 152 V386 C354 402 346 410 330 410 H156 C140 410 132 402 132 386Z'

export const flaskForms = {
  squeeze: plastic(
    'M180 150 C170 176 168 190 168 214 V388 C168 404 176 412 192 412 H288 C304 412 312 404 312 388 V214 C312 190 310 176 300 150Z',
    { x: 168, y: 212, w: 144, h: 160 },
    (cap) => path('M228 84 H252 L262 128 H218Z', cap) + rect({ x: 180, y: 124, w: 120, h: 34 }, cap, { rx: 8 }),
  ),
  pet: plastic(
    'M218 96 H262 C264 120 316 128 320 180 V392 C320 406 314 412 300 412 H180 C166 412 160 406 160 392 V180 C164 128 216 120 218 96Z',
    { x: 160, y: 206, w: 160, h: 156 },
    (cap) => rect({ x: 206, y: 66, w: 68, h: 40 }, cap, { rx: 6 }),
  ),
  trigger: plastic(
    'M200 190 C196 214 168 226 166 262 V388 C166 404 174 412 190 412 H290 C306 412 314 404 314 388 V262 C312 226 284 214 280 190Z',
    { x: 166, y: 256, w: 148, h: 128 },
    (cap) =>
      path('M206 194 V150 H150 C142 150 138 144 140 136 L146 114 H272 C292 114 300 130 300 150 V194Z', cap) +
      path('M176 150 L158 196 L172 200 L196 152Z', cap) +
      rect({ x: 128, y: 118, w: 22, h: 18 }, '#E9ECE8', { rx: 4 }),
  ),
  pump: plastic(
    'M176 200 C166 208 164 220 164 236 V388 C164 404 172 412 188 412 H292 C308 412 316 404 316 388 V236 C316 220 314 208 304 200Z',
    { x: 164, y: 236, w: 152, h: 144 },
    (cap) =>
      rect({ x: 228, y: 128, w: 24, h: 56 }, cap) +
      path('M172 116 C172 106 180 102 190 102 H262 C274 102 280 110 280 120 V136 H222 L176 142Z', cap) +
      rect({ x: 200, y: 172, w: 80, h: 34 }, cap, { rx: 6 }),
  ),
  aerosol: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 412, 104),
      rect({ x: 178, y: 150, w: 124, h: 262 }, upright(canvas, lighten(print, 0.1)), { rx: 8 }),
      label(canvas, { x: 178, y: 196, w: 124, h: 184 }, picture),
      rect({ x: 178, y: 150, w: 124, h: 262 }, sheen(canvas, 0.45), { rx: 8 }),
      path('M178 158 C180 132 208 126 212 112 H268 C272 126 300 132 302 158Z', upright(canvas, '#C9D0D1')),
      rect({ x: 202, y: 70, w: 76, h: 48 }, upright(canvas, picture.rind ?? '#F2F3EF', 0.24), { rx: 8 }),
      rect({ x: 236, y: 56, w: 16, h: 18 }, upright(canvas, '#D9DEDC'), { rx: 3 }),
    ]
  }),
  canister: form((canvas, picture) => {
    const [tone = '#EEF1F0'] = picture.tones ?? []
    return [
      canvas.shadow(244, 412, 136),
      path(jerrycan, upright(canvas, tone, 0.26), contour(tone)),
      path('M226 140 H314 C322 140 326 146 324 154 L318 172 H222 L218 152 C218 144 220 140 226 140Z', shade, {
        opacity: 0.34,
      }),
      group(
        { 'clip-path': canvas.clip(jerrycan) },
        label(canvas, { x: 150, y: 198, w: 186, h: 186 }, picture, { rounding: 4 }),
        rect({ x: 126, y: 100, w: 234, h: 320 }, sheen(canvas, 0.3), { opacity: 0.5 }),
      ),
      rect({ x: 156, y: 88, w: 58, h: 42 }, upright(canvas, picture.rind ?? labelStyleOf(picture).print), { rx: 6 }),
    ]
  }),
  winecase: form((canvas, picture) => {
    const [tone = '#2E3A1E'] = picture.tones ?? []
    const wood: Colour = '#CFA469'
    const neck = (x: number, y: number) =>
      path(
        `M${x - 11} ${y} H${x + 11} V${y + 62} C${x + 11} ${y + 92} ${x + 36} ${y + 96} ${x + 36} ${y + 130} V300 H${x - 36} V${y + 130} C${x - 36} ${y + 96} ${x - 11} ${y + 92} ${x - 11} ${y + 62}Z`,
        upright(canvas, tone, 0.5),
      ) + rect({ x: x - 14, y: y - 10, w: 28, h: 62 }, upright(canvas, picture.rind ?? '#5A1E2A'), { rx: 4 })
    return [
      canvas.shadow(240, 410, 190, 15, 0.38),
      rect({ x: 84, y: 250, w: 312, h: 60 }, deepen(wood, 0.6)),
      neck(148, 128),
      neck(240, 118),
      neck(332, 128),
      rect({ x: 66, y: 280, w: 348, h: 128 }, upright(canvas, wood, 0.22), { rx: 3 }),
      rect({ x: 66, y: 280, w: 348, h: 6 }, lighten(wood, 0.4)),
      path('M66 344 H414', 'none', { stroke: deepen(wood, 0.3), 'stroke-width': 2, 'stroke-opacity': 0.5 }),
      writeBrand(picture.brand.toUpperCase(), 240, 330, 280, 26, deepen(wood, 0.75)),
      writeBrand(picture.label, 240, 370, 280, 30, deepen(wood, 0.75)),
      writeBrand(picture.net, 240, 396, 200, 16, deepen(wood, 0.7)),
    ]
  }),
  bottlecrate: form((canvas, picture) => {
    const [tone = '#4A2A12'] = picture.tones ?? []
    const { print } = labelStyleOf(picture)
    const neck = (x: number, y: number, s: number) =>
      group(
        { transform: `translate(${x} ${y}) scale(${s})` },
        path('M-12 -60 H12 V-20 C12 -4 28 2 28 24 V70 H-28 V24 C-28 2 -12 -4 -12 -20Z', upright(canvas, tone, 0.5)),
        rect({ x: -15, y: -72, w: 30, h: 18 }, upright(canvas, picture.rind ?? '#D9A53C'), { rx: 4 }),
      )
    const row = (y: number, s: number) => Array.from({ length: 5 }, (_, at) => neck(112 + at * 64, y, s)).join('')
    return [
      canvas.shadow(240, 412, 200, 15, 0.38),
      rect({ x: 72, y: 226, w: 336, h: 60 }, deepen(print, 0.6), { rx: 6 }),
      row(214, 0.94),
      row(246, 1.06),
      path('M58 268 H422 L416 400 C416 406 412 410 406 410 H74 C68 410 64 406 64 400Z', upright(canvas, print, 0.3)),
      rect({ x: 54, y: 262, w: 372, h: 24 }, upright(canvas, lighten(print, 0.12), 0.3), { rx: 8 }),
      rect({ x: 186, y: 294, w: 108, h: 24 }, shade, { opacity: 0.45, rx: 11 }),
      writeBrand(picture.brand, 240, 358, 290, 36),
      writeBrand([picture.label, picture.net].filter((text) => text !== picture.brand).join(' · '), 240, 390, 290, 20),
    ]
  }),
}
