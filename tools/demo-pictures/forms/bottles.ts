import { type Colour, deepen, shade } from '../colours.ts'
import { type Form, form } from '../form.ts'
import { label } from '../label.ts'
import { contour, upright } from '../shading.ts'
import { type Box, group, path, rect } from '../svg.ts'

type Bottle = {
  outline: string
  /** Box of the label, and of the cap or foil. */
  print: Box
  cap: Box
  glass: Colour
  metal?: Colour
  round?: number
}

const bottle = ({ outline, print, cap, glass, metal = '#D9A53C', round = 5 }: Bottle): Form =>
  form((canvas, picture) => {
    const [tone = glass] = picture.tones ?? []
    const streak = canvas.linear([
      [0, shade, 0.4],
      [0.14, shade, 0.05],
      [0.2, '#fff', 0.5],
      [0.27, '#fff', 0.04],
      [0.8, shade, 0.06],
      [0.88, '#fff', 0.14],
      [1, shade, 0.42],
    ])
    return [
      canvas.shadow(240, 412, print.w * 0.5 + 40),
      path(outline, upright(canvas, tone, 0.5), contour(tone)),
      group(
        { 'clip-path': canvas.clip(outline) },
        label(canvas, print, picture),
        rect({ x: print.x - 20, y: 30, w: print.w + 40, h: 390 }, streak),
      ),
      rect(cap, upright(canvas, picture.rind ?? metal), { rx: round }),
    ]
  })

export const bottleForms = {
  bordeaux: bottle({
    outline:
      'M218 50 H262 V146 C262 172 304 176 304 214 V392 C304 406 298 412 284 412 H196 C182 412 176 406 176 392 V214 C176 176 218 172 218 146Z',
    print: { x: 176, y: 232, w: 128, h: 148 },
    cap: { x: 214, y: 38, w: 52, h: 76 },
    glass: '#2E3A1E',
    metal: '#5A1E2A',
  }),
  burgundy: bottle({
    outline:
      'M220 50 H260 V122 C262 176 316 200 318 262 V390 C318 406 310 412 296 412 H184 C170 412 162 406 162 390 V262 C164 200 218 176 220 122Z',
    print: { x: 162, y: 262, w: 156, h: 122 },
    cap: { x: 215, y: 38, w: 50, h: 64 },
    glass: '#5C6B2E',
  }),
  hock: bottle({
    outline:
      'M222 46 H258 V110 C260 176 296 214 298 286 V394 C298 406 292 412 280 412 H200 C188 412 182 406 182 394 V286 C184 214 220 176 222 110Z',
    print: { x: 182, y: 266, w: 116, h: 120 },
    cap: { x: 217, y: 34, w: 46, h: 84 },
    glass: '#3F5A3A',
    metal: '#C9CFCB',
  }),
  sparkling: bottle({
    outline:
      'M212 60 H268 V132 C270 182 320 204 322 270 V388 C322 406 312 412 298 412 H182 C168 412 158 406 158 388 V270 C160 204 210 182 212 132Z',
    print: { x: 158, y: 268, w: 164, h: 116 },
    cap: { x: 204, y: 34, w: 72, h: 106 },
    glass: '#24402E',
    round: 16,
  }),
  beer: bottle({
    outline:
      'M216 62 H264 V128 C264 162 308 176 308 224 V388 C308 404 300 412 284 412 H196 C180 412 172 404 172 388 V224 C172 176 216 162 216 128Z',
    print: { x: 172, y: 236, w: 136, h: 140 },
    cap: { x: 208, y: 46, w: 64, h: 28 },
    glass: '#4A2A12',
    round: 6,
  }),
  stubby: bottle({
    outline:
      'M214 108 H266 V158 C268 184 316 190 316 236 V384 C316 402 306 412 290 412 H190 C174 412 164 402 164 384 V236 C164 190 212 184 214 158Z',
    print: { x: 164, y: 246, w: 152, h: 126 },
    cap: { x: 206, y: 92, w: 68, h: 28 },
    glass: '#2A1710',
    metal: '#B9C0C2',
    round: 6,
  }),
  carafe: bottle({
    outline:
      'M210 84 H270 V118 C272 150 288 166 304 196 C318 222 322 250 322 286 V384 C322 402 312 412 296 412 H184 C168 412 158 402 158 384 V286 C158 250 162 222 176 196 C192 166 208 150 210 118Z',
    print: { x: 158, y: 246, w: 164, h: 136 },
    cap: { x: 202, y: 62, w: 76, h: 38 },
    glass: '#D19A3C',
    metal: '#E9ECE8',
  }),
  water: bottle({
    outline:
      'M218 62 H262 V118 C264 150 312 168 312 222 C312 244 304 252 304 272 C304 292 312 300 312 322 V388 C312 404 304 412 290 412 H190 C176 412 168 404 168 388 V322 C168 300 176 292 176 272 C176 252 168 244 168 222 C168 168 216 150 218 118Z',
    print: { x: 168, y: 214, w: 144, h: 116 },
    cap: { x: 210, y: 44, w: 60, h: 34 },
    glass: '#8FC1D4',
    metal: '#2A6F9A',
  }),
  spirit: bottle({
    outline:
      'M212 92 H268 V140 C268 150 318 152 324 176 V392 C324 406 316 412 304 412 H176 C164 412 156 406 156 392 V176 C162 152 212 150 212 140Z',
    print: { x: 170, y: 210, w: 140, h: 170 },
    cap: { x: 204, y: 52, w: 72, h: 52 },
    glass: '#B9D2D6',
    metal: '#3A3F3E',
  }),
  slimoil: bottle({
    outline:
      'M216 66 H264 V132 C264 156 292 164 292 194 V396 C292 406 286 412 276 412 H204 C194 412 188 406 188 396 V194 C188 164 216 156 216 132Z',
    print: { x: 188, y: 216, w: 104, h: 164 },
    cap: { x: 210, y: 40, w: 60, h: 44 },
    glass: '#6E7A2C',
    metal: '#23302A',
  }),
  syrup: bottle({
    outline:
      'M220 50 H260 V150 C262 178 300 188 302 222 V392 C302 406 296 412 282 412 H198 C184 412 178 406 178 392 V222 C180 188 218 178 220 150Z',
    print: { x: 178, y: 226, w: 124, h: 160 },
    cap: { x: 212, y: 32, w: 56, h: 48 },
    glass: '#B0223A',
    metal: '#E9ECE8',
  }),
  crock: form((canvas, picture) => {
    const clay = picture.tones?.[0] ?? '#C9AE86'
    return [
      canvas.shadow(240, 412, 110),
      path(
        'M216 70 H264 V118 C266 150 306 166 308 210 V392 C308 406 300 412 288 412 H192 C180 412 172 406 172 392 V210 C174 166 214 150 216 118Z',
        upright(canvas, clay, 0.3),
      ),
      path(
        'M172 240 V210 C174 166 214 150 216 118 V70 H264 V118 C266 150 306 166 308 210 V240 C260 252 220 252 172 240Z',
        upright(canvas, deepen(clay, 0.3), 0.3),
      ),
      path('M264 116 C300 112 304 160 286 168', 'none', { stroke: deepen(clay, 0.34), 'stroke-width': 11 }),
      label(canvas, { x: 188, y: 264, w: 104, h: 122 }, picture, { rounding: 4 }),
      rect({ x: 218, y: 50, w: 44, h: 30 }, upright(canvas, '#A8743E'), { rx: 5 }),
    ]
  }),
}
