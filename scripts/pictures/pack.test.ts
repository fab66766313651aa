import { expect, test } from 'vitest'
import { brands, products } from '#backends/commerce/seed/data/range.ts'
import { pack } from './pack.ts'
import { type Picture, shapeNames } from './picture.ts'
import { pictureOf } from './picture-of.ts'
import { scene, scenes } from './scenes.ts'
import { showcase } from './showcase.ts'

const picture = (more: Partial<Picture> = {}): Picture => ({
  shape: 'can',
  department: 'pantry',
  brand: 'Casa Orsini',
  label: 'Pomodori pelati',
  net: '2,55 kg',
  art: 'tomato',
  ...more,
})

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedIn = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)

test('the same product always gives the same picture', () => {
  expect(pack(picture(), 576)).toBe(pack(picture(), 576))
})

test.for(shapeNames)('a %s is drawn without any letter that needs an installed font', (shape) => {
  const svg = pack(picture({ shape, heap: ['tomato'], place: [['tomato', 240, 240, 120]] }), 576)
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
})

test.for(Object.entries({ ...showcase }))('the showcase pack %s uses only what it defines', ([, pictureShown]) => {
  const svg = pack(pictureShown, 576)
  expect(idsOf(svg)).toEqual(expect.arrayContaining(usedIn(svg)))
})

test('brand, name and contents change the picture', () => {
  const plain = pack(picture(), 576)
  for (const more of [{ brand: 'Costa Clara' }, { label: 'Pelati' }, { net: '800 g' }])
    expect(pack(picture(more), 576)).not.toBe(plain)
})

test('a label may carry letters of every language that brands are written in', () => {
  expect(() => pack(picture({ label: 'Œuf à la coque Žižkov' }), 576)).not.toThrow()
})

test('a letter that the house fonts do not have is refused rather than left out', () => {
  expect(() => pack(picture({ label: '寿司' }), 576)).toThrow('No glyph')
})

test('every product of the range has a brand, goods and a label that can be drawn', () => {
  const names = new Map(brands.map(({ code, name }) => [code, name]))
  for (const product of products) {
    const name = names.get(product.brand)
    expect(name, product.code).toBeDefined()
    expect(() => pack(pictureOf(product, name ?? ''), 576), product.code).not.toThrow()
  }
})

test('the packs of a scene do not share gradients', () => {
  for (const department of Object.keys(scenes) as (keyof typeof scenes)[]) {
    const ids = idsOf(scene(department, scenes[department], 576))
    expect(new Set(ids).size).toBe(ids.length)
  }
})
