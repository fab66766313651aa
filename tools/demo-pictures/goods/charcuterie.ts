import { deepen } from '../colours.ts'
import { ball, contour, lying, plane } from '../shading.ts'
import { circle, ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, ruffle, scattered } from './strokes.ts'

export const charcuterie = {
  mince: kind('#B8423E', '#E9A89A', (canvas, tone, rind) =>
    [
      path(ruffle(0, 6, 44, 14, 0.07), ball(canvas, tone), { transform: 'scale(1 0.82)' }),
      ...repeat(26, (at) => {
        const x = -34 + scattered(at) * 62
        const y = -24 + scattered(at + 40) * 54
        return stroke(`M${x} ${y} q6 -5 11 0 t9 2`, at % 3 ? deepen(tone, 0.25) : rind, 4, {
          'stroke-linecap': 'round',
          'stroke-opacity': 0.75,
        })
      }),
    ].join(''),
  ),
  rasher: kind('#C2524C', '#F6DCCB', (canvas, tone, rind) =>
    [
      path(
        'M-48 -12 C-30 -22 -16 -2 0 -12 C16 -22 30 -2 48 -14 L48 14 C30 26 16 6 0 16 C-16 26 -30 6 -48 16Z',
        plane(canvas, tone),
      ),
      stroke('M-48 -4 C-30 -14 -16 6 0 -4 C16 -14 30 6 48 -6 M-48 9 C-30 -1 -16 19 0 9 C16 -1 30 19 48 7', rind, 5),
      stroke('M-48 15 C-30 5 -16 25 0 15 C16 5 30 25 48 13', '#8A4A2A', 2),
    ].join(''),
  ),
  slice: kind('#EBA9A4', '#F8DDD4', (canvas, tone, rind) =>
    [
      ellipse(0, 3, 46, 33, deepen(tone, 0.2)),
      ellipse(0, 0, 46, 33, rind, contour(rind)),
      ellipse(0, 0, 41, 28, plane(canvas, tone)),
      stroke('M-24 4 C-10 -8 8 -10 24 -4 M-14 14 C0 6 12 6 22 8', rind, 2.2, {
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  salami: kind('#A23A3C', '#EAD9C9', (canvas, tone, rind) =>
    [
      circle(0, 2, 44, deepen(tone, 0.3)),
      circle(0, 0, 44, rind),
      circle(0, 0, 40, plane(canvas, tone)),
      ...repeat(20, (at) =>
        circle(-30 + scattered(at + 5) * 60, -28 + scattered(at + 61) * 56, 2 + scattered(at) * 3, rind, {
          opacity: 0.85,
        }),
      ),
    ].join(''),
  ),
  sausage: kind('#C98A76', '#8F5340', (canvas, tone, rind) =>
    [
      path(
        'M-46 -6 C-52 -18 -40 -26 -30 -18 C-8 -4 14 -4 34 -20 C44 -26 52 -16 46 -6 C26 24 -26 24 -46 -6Z',
        lying(canvas, tone),
      ),
      circle(-47, -16, 3.4, rind),
      circle(47, -16, 3.4, rind),
      stroke('M-30 -8 C-10 4 12 4 32 -9', '#fff', 3, { 'stroke-opacity': 0.3, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  saucisson: kind('#9A4A40', '#EDE3D8', (canvas, tone, rind) =>
    [
      stroke('M-44 -4 C-52 -10 -52 -18 -46 -22', '#C9B28A', 2.4),
      path(
        'M-44 0 C-46 -16 -30 -18 0 -18 C34 -18 44 -16 44 0 C44 16 34 18 0 18 C-30 18 -46 16 -44 0Z',
        lying(canvas, rind),
      ),
      ellipse(38, 0, 10, 16, rind),
      ellipse(38, 0, 8, 13.5, plane(canvas, tone)),
      ...repeat(5, (at) => circle(35 + scattered(at) * 6, -9 + at * 4.4, 1.4, rind)),
      group(
        { 'stroke-opacity': 0.5 },
        ...[-30, -14, 2, 18].map((x) => stroke(`M${x} -17 C${x + 5} -6 ${x + 5} 6 ${x} 17`, deepen(rind, 0.4), 1.6)),
      ),
    ].join(''),
  ),
  patty: kind('#A24A40', '#D99A8C', (canvas, tone, rind) =>
    [
      path('M-44 -4 V10 C-40 28 40 28 44 10 V-4Z', deepen(tone, 0.22)),
      ellipse(0, -4, 44, 21, plane(canvas, tone)),
      ...repeat(12, (at) =>
        ellipse(-30 + scattered(at) * 60, -14 + scattered(at + 9) * 20, 4, 2, at % 2 ? rind : deepen(tone, 0.25), {
          opacity: 0.6,
        }),
      ),
    ].join(''),
  ),
  ballmeat: kind('#9A5A3C', '#C98A62', (canvas, tone, rind) =>
    [
      path(ruffle(0, 0, 42, 12, 0.04), ball(canvas, tone)),
      ...repeat(9, (at) =>
        circle(-24 + scattered(at) * 48, -24 + scattered(at + 21) * 48, 2.6, rind, { opacity: 0.6 }),
      ),
    ].join(''),
  ),
  ham: kind('#A8483E', '#C98A52', (canvas, tone, rind) =>
    [
      path('M20 -22 L38 -44 C44 -50 52 -42 46 -36 L34 -14Z', lying(canvas, '#F0E4CE')),
      path(
        'M36 -18 C42 6 26 40 -8 44 C-36 46 -48 26 -42 6 C-34 -18 4 -34 28 -28 C32 -27 35 -23 36 -18Z',
        ball(canvas, rind),
      ),
      ellipse(-20, 20, 22, 20, '#F4E3D0', { transform: 'rotate(-30 -20 20)' }),
      ellipse(-20, 20, 17, 15, plane(canvas, tone), { transform: 'rotate(-30 -20 20)' }),
      circle(-16, 18, 4, '#EFE3D0'),
    ].join(''),
  ),
}
