/** Produce on a bed of its own: long peppers over the rim of a crate, eggs on straw. */
import { type Colour, darken, deepen, lighten } from '../colours.ts'
import { form } from '../form.ts'
import { repeat, scattered } from '../goods/strokes.ts'
import { sticker } from '../label.ts'
import { layOut, type Place } from '../layout.ts'
import { lying, upright } from '../shading.ts'
import { circle, group, path, rect, stroke } from '../svg.ts'

const wood: Colour = '#D3A261'
const straws = ['#E6C878', '#D2AC56', '#F0DA9C', '#BE9440'] as const

const inside: Place[] = [
  [140, 236, 226, 64],
  [240, 222, 236, 86],
  [340, 236, 226, 112],
]
const overRim: Place[] = [
  [166, 284, 244, 40],
  [262, 276, 240, 66],
  [334, 298, 232, 138],
]

const eggs: Place[] = [
  [134, 216, 88, -24],
  [206, 206, 88, 18],
  [278, 212, 88, -12],
  [346, 218, 88, 30],
  [112, 270, 94, 34],
  [194, 266, 94, -30],
  [276, 270, 94, 22],
  [358, 272, 94, -20],
  [150, 314, 96, 64],
  [240, 310, 96, -14],
  [330, 314, 96, 52],
]

const blades = (from: number, count: number, y: number, height: number) =>
  repeat(count, (order) => {
    const at = order + from
    const x = 52 + scattered(at) * 340
    const top = y + scattered(at + 31) * height
    const reach = 26 + scattered(at + 5) * 50
    const rise = (scattered(at + 12) - 0.5) * 46
    return stroke(
      `M${x - reach / 2} ${top} Q${x} ${top - rise} ${x + reach / 2} ${top + rise * 0.6}`,
      straws[at % straws.length] ?? wood,
      3.4,
      { 'stroke-linecap': 'round' },
    )
  })

export const bedForms = {
  peppercrate: form((canvas, picture) => [
    canvas.shadow(240, 412, 208, 15, 0.36),
    path('M72 266 H408 V340 H72Z', darken(wood, 0.62)),
    rect({ x: 64, y: 250, w: 16, h: 80 }, upright(canvas, wood, 0.2)),
    rect({ x: 400, y: 250, w: 16, h: 80 }, upright(canvas, wood, 0.2)),
    layOut(canvas, picture, 'pointedpepper', inside),
    rect({ x: 58, y: 332, w: 364, h: 78 }, '#2b1d0e', { opacity: 0.7 }),
    rect({ x: 58, y: 322, w: 364, h: 38 }, lying(canvas, wood), { rx: 2 }),
    rect({ x: 58, y: 368, w: 364, h: 40 }, lying(canvas, wood), { rx: 2 }),
    rect({ x: 58, y: 314, w: 18, h: 98 }, upright(canvas, wood, 0.2)),
    rect({ x: 404, y: 314, w: 18, h: 98 }, upright(canvas, wood, 0.2)),
    layOut(canvas, { ...picture, goods: picture.goods?.slice(inside.length) }, 'pointedpepper', overRim),
    sticker(canvas, picture, { x: 80, y: 340, w: 128, h: 68 }),
  ]),
  /** A low wooden tray with straw, and whole eggs on it. */
  straw: form((canvas, picture) => [
    canvas.shadow(240, 410, 208, 15, 0.36),
    path('M88 196 H392 L430 346 H50Z', deepen(straws[1], 0.4)),
    group({ 'clip-path': canvas.clip('M82 184 H398 L436 352 H44Z') }, blades(0, 150, 200, 136)),
    layOut(canvas, picture, 'quailegg', eggs),
    blades(200, 20, 338, 10),
    path('M44 346 H436 L426 402 C425 407 422 410 418 410 H62 C58 410 55 407 54 402Z', lying(canvas, wood)),
    rect({ x: 42, y: 343, w: 396, h: 7 }, lighten(wood, 0.4), { rx: 3 }),
    stroke('M52 380 H428', deepen(wood, 0.3), 2, { 'stroke-opacity': 0.5 }),
    circle(62, 366, 3, darken(wood, 0.5)),
    circle(418, 366, 3, darken(wood, 0.5)),
    sticker(canvas, picture, { x: 176, y: 346, w: 128, h: 62 }),
  ]),
}
