import { darken, deepen, lighten, paper } from '../colours.ts'
import { type Form, form } from '../form.ts'
import { art, label, writeBrand, writeName } from '../label.ts'
import { labelStyleOf } from '../print.ts'
import { contour, film, plane, sheen, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { write } from '../text-paths.ts'

/** A round can with a paper sleeve: its width, and the height of its upper rim. */
const can = (w: number, top: number): Form =>
  form((canvas, picture) => {
    const { print, layout } = labelStyleOf(picture)
    const [left, right, ry, foot] = [240 - w / 2, 240 + w / 2, w * 0.106, 404]
    const arc = `A${w / 2} ${ry} 0 0`
    const sleeve = (from: number, to: number) =>
      `M${left} ${from} ${arc} 0 ${right} ${from} V${to} ${arc} 1 ${left} ${to} Z`
    const [from, to] = [top + 18, foot - 12]
    const h = to - from
    const isFull = layout === 'full'
    const hasArt = Boolean(picture.goods?.length)
    const isLow = h < w
    // A low can shows its content beside the name.
    const [artX, artY] = isLow ? [left + w * 0.23, to - h * 0.42 + ry * 0.6] : [240, from + h * 0.4 + ry * 0.9]
    const nameY = from + h * (hasArt ? 0.74 : 0.5) + ry * 0.6
    return [
      canvas.shadow(240, 420, w * 0.62),
      path(`M${left} ${top} V${foot} ${arc} 0 ${right} ${foot} V${top} Z`, upright(canvas, '#C4CBCC')),
      group(
        { 'clip-path': canvas.clip(sleeve(from, to)) },
        rect({ x: left, y: top, w, h: 360 }, print),
        isFull ? '' : path(sleeve(from + h * 0.2, to - Math.max(h * 0.15, 38)), paper),
        writeBrand(picture.brand, 240, from + h * 0.2 + ry - 9, w * 0.82, 21),
        isFull && hasArt ? circle(artX, artY, h * 0.2, lighten(print, 0.9)) : '',
        art(canvas, picture, artX, artY, h * (isFull ? 0.3 : 0.34)),
        writeName(picture.label, {
          x: isLow ? left + w * 0.6 : 240,
          y: isLow ? artY : nameY,
          width: w * (isLow ? 0.5 : 0.8),
          size: Math.max(26, h * 0.1),
          leading: 1.04,
          ...(isFull ? { fill: '#fff' } : {}),
        }),
        write(picture.net, 'contents', 240, to + ry - 19, { size: 18, fill: '#fff' }),
        path(sleeve(from, to), sheen(canvas, 0.34)),
      ),
      ellipse(240, top, w / 2, ry, '#A9B2B4'),
      ellipse(240, top - 2, w / 2, ry, plane(canvas, '#DDE2E2')),
      ellipse(240, top + 1, w / 2 - 10, ry - 5, plane(canvas, '#C6CDCE', 0.2)),
      ellipse(240, top + 2, w / 2 - 28, ry - 11, 'none', {
        stroke: '#8F9A9C',
        'stroke-opacity': 0.5,
        'stroke-width': 1.5,
      }),
    ]
  }, 424)

export const canForms = {
  can: can(236, 96),
  lowcan: can(300, 218),
  flatcan: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 406, 190, 14, 0.36),
      path('M56 250 C56 222 424 222 424 250 V376 C424 412 56 412 56 376Z', upright(canvas, '#C9B06A')),
      path('M56 250 C56 202 424 202 424 250 C424 298 56 298 56 250Z', plane(canvas, '#E3CF92')),
      path('M74 250 C74 212 406 212 406 250 C406 288 74 288 74 250Z', print),
      group(
        { transform: 'translate(0 125) scale(1 0.5)' },
        writeName(picture.brand, { x: 240, y: 250, width: 220, size: 42, leading: 1, fill: '#fff' }),
      ),
      rect({ x: 132, y: 300, w: 216, h: 92 }, paper, { rx: 4 }),
      art(canvas, picture, 178, 346, 74),
      writeName(picture.label, { x: 276, y: 336, width: 124, size: 22, leading: 1.04 }),
      write(picture.net, 'contents', 276, 382, { size: 16, fill: darken(print, 0.2) }),
      path('M56 250 V376 C56 412 424 412 424 376 V250 C424 298 56 298 56 250Z', sheen(canvas, 0.3)),
    ]
  }, 404),
  tin: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const front = { x: 140, y: 118, w: 194, h: 292 }
    return [
      canvas.shadow(244, 414, 136),
      path('M140 118 L172 96 H354 L334 118 Z', lighten(print, 0.35)),
      path('M334 118 L354 96 V390 L334 410 Z', darken(print, 0.45)),
      rect(front, plane(canvas, print)),
      label(canvas, { x: 154, y: 146, w: 166, h: 236 }, picture, { rounding: 2 }),
      rect({ x: 190, y: 78, w: 44, h: 26 }, upright(canvas, '#7E898B'), { rx: 4 }),
      stroke('M262 100 C262 70 326 70 326 100', '#7E898B', 9),
      stroke('M262 99 C262 72 326 72 326 99', '#DBE0E0', 2.5),
      rect(front, film(canvas, 0.2)),
    ]
  }),
  caddy: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    return [
      canvas.shadow(240, 410, 120, 13),
      rect({ x: 138, y: 150, w: 204, h: 258 }, upright(canvas, print), { rx: 10, ...contour(print) }),
      label(canvas, { x: 150, y: 196, w: 180, h: 188 }, picture, { rounding: 3 }),
      rect({ x: 138, y: 150, w: 204, h: 258 }, sheen(canvas, 0.3), { rx: 10 }),
      rect({ x: 132, y: 118, w: 216, h: 52 }, upright(canvas, picture.rind ?? '#C9A24A'), { rx: 9 }),
      rect({ x: 200, y: 104, w: 80, h: 16 }, upright(canvas, deepen(picture.rind ?? '#C9A24A', 0.1)), { rx: 5 }),
    ]
  }),
  keg: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const steel = '#B4BDBF'
    const hoop = (y: number) => rect({ x: 116, y, w: 248, h: 16 }, upright(canvas, lighten(steel, 0.1)), { rx: 8 })
    return [
      canvas.shadow(240, 412, 140, 15, 0.38),
      rect({ x: 128, y: 78, w: 224, h: 52 }, upright(canvas, deepen(steel, 0.1)), { rx: 12 }),
      rect({ x: 186, y: 92, w: 108, h: 20 }, '#4E585A', { rx: 10 }),
      path('M124 122 H356 C366 200 366 300 356 376 H124 C114 300 114 200 124 122Z', upright(canvas, steel)),
      label(canvas, { x: 140, y: 172, w: 200, h: 156 }, picture, { rounding: 4 }),
      path('M124 122 H356 C366 200 366 300 356 376 H124 C114 300 114 200 124 122Z', sheen(canvas, 0.2), {
        opacity: 0.6,
      }),
      hoop(146),
      hoop(340),
      rect({ x: 128, y: 370, w: 224, h: 40 }, upright(canvas, deepen(steel, 0.1)), { rx: 10 }),
      rect({ x: 116, y: 122, w: 248, h: 7 }, print, { opacity: 0.9, rx: 3 }),
    ]
  }),
  /** A one-way plastic keg, slimmer than a steel one. */
  barrel: form((canvas, picture) => {
    const { print } = labelStyleOf(picture)
    const [tone = '#E3E6E2'] = picture.tones ?? []
    const body =
      'M140 150 C140 112 180 100 240 100 C300 100 340 112 340 150 V360 C340 392 300 408 240 408 C180 408 140 392 140 360Z'
    return [
      canvas.shadow(240, 412, 122, 14, 0.36),
      rect({ x: 206, y: 70, w: 68, h: 44 }, upright(canvas, deepen(tone, 0.3)), { rx: 6 }),
      rect({ x: 220, y: 60, w: 40, h: 16 }, upright(canvas, print), { rx: 5 }),
      path(body, upright(canvas, tone, 0.34), contour(tone)),
      label(canvas, { x: 140, y: 172, w: 200, h: 176 }, picture),
      path(body, sheen(canvas, 0.4)),
      path(
        'M140 360 C140 392 180 408 240 408 C300 408 340 392 340 360 V374 C340 400 300 412 240 412 C180 412 140 400 140 374Z',
        deepen(print, 0.2),
      ),
    ]
  }),
}
