import { expect, test } from 'vitest'
import type { FormName } from '../../backends/commerce/seed/data/picture.ts'
import { brands, departments, products } from '../../backends/commerce/seed/data/range.ts'
import type { SeedCategory, SeedProduct } from '../../backends/commerce/seed/data/shape.ts'
import { forms } from './forms.ts'
import { goods } from './goods.ts'
import { pack } from './pack.ts'
import type { Picture } from './picture.ts'
import { pictureOf } from './picture-of.ts'
import { scene, scenes } from './scenes.ts'
import { showcase } from './showcase.ts'

const picture = (more: Partial<Picture> = {}): Picture => ({
  form: 'can',
  department: 'pantry',
  brand: 'Casa Orsini',
  label: 'Pomodori pelati',
  net: '2,55 kg',
  goods: ['tomato'],
  ...more,
})

const pageSize = 16
const formNames = Object.keys(forms) as FormName[]
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedIn = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)

const withChildren = (category: SeedCategory): SeedCategory[] => [
  category,
  ...(category.children ?? []).flatMap(withChildren),
]
/** Products of a category in default order. */
const listedIn = (category: SeedCategory) => {
  const codes = new Set(withChildren(category).map(({ code }) => code))
  return products.filter((product) => codes.has(product.category))
}
const categories = departments.flatMap(withChildren)

test('the same product gives the same picture', () => {
  expect(pack(picture(), 576)).toBe(pack(picture(), 576))
})

test.for(formNames)('the form %s is drawn without text elements that need a font', (form) => {
  const svg = pack(picture({ form }), 576)
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
})

test.for(Object.keys(goods))('a piece of %s uses only ids that it defines', (kind) => {
  const svg = pack(picture({ goods: [kind as keyof typeof goods] }), 576)
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(idsOf(svg)).toEqual(expect.arrayContaining(usedIn(svg)))
})

test('every kind of goods is drawn for a product or an editorial picture', () => {
  const shown = [...products.map((product) => product.picture), ...Object.values(showcase)]
  const used = new Set(shown.flatMap((one: Pick<Picture, 'goods' | 'beside'>) => [...(one.goods ?? []), one.beside]))
  expect(Object.keys(goods).filter((kind) => !used.has(kind as keyof typeof goods))).toEqual([])
})

test.for(['bowl', 'powder', 'portions'] as const)('a %s shows what is beside it', (form) => {
  const plain = picture({ form, goods: undefined })
  expect(pack({ ...plain, beside: 'halflemon' }, 576)).not.toBe(pack(plain, 576))
})

test('a bowl shows whole scallops instead of a scattered handful', () => {
  const count = (kind: 'scallop' | 'lentil') =>
    pack(picture({ form: 'bowl', goods: [kind] }), 576).split('<use').length - 1
  expect(count('scallop')).toBeLessThan(25)
  expect(count('lentil')).toBeGreaterThan(100)
})

test('brand, name and content change the picture', () => {
  const plain = pack(picture(), 576)
  for (const more of [{ brand: 'Costa Clara' }, { label: 'Pelati' }, { net: '800 g' }])
    expect(pack(picture(more), 576)).not.toBe(plain)
})

test('a label supports characters of every language of the brands', () => {
  expect(() => pack(picture({ label: 'Œuf à la coque Žižkov' }), 576)).not.toThrow()
})

test('rejects a character that the fonts lack', () => {
  expect(() => pack(picture({ label: '寿司' }), 576)).toThrow('No glyph')
})

test('every product has a brand and a drawing, distinct within its category', () => {
  const drawn = new Map<SeedProduct, string>()
  const names = new Map(brands.map(({ code, name }) => [code, name]))
  for (const product of products) {
    const name = names.get(product.brand)
    expect(name, product.code).toBeDefined()
    drawn.set(product, pack(pictureOf(product, name ?? ''), 576))
  }
  for (const category of categories.filter(({ children }) => !children)) {
    const own = listedIn(category)
    expect(new Set(own.map((product) => drawn.get(product))).size, category.code).toBe(own.length)
  }
})

test('the catalogue uses more than a hundred forms and never a carton', () => {
  const shown = new Set(products.map(({ picture: { form } }) => form))
  expect(shown.size).toBeGreaterThan(100)
  expect(shown).not.toContain('carton')
})

test.for(categories)('in $code neighbours have different forms, and a page has at most three of one', (category) => {
  const listed = listedIn(category).map(({ picture: { form } }) => form)
  expect(listed.filter((form, at) => form === listed[at - 1])).toEqual([])
  const pages = Array.from({ length: Math.ceil(listed.length / pageSize) }, (_, page) =>
    listed.slice(page * pageSize, (page + 1) * pageSize),
  )
  for (const page of pages)
    for (const [form, alike] of Map.groupBy(page, (one) => one)) expect(alike.length, form).toBeLessThanOrEqual(3)
})

test.for(Object.keys(showcase) as (keyof typeof showcase)[])(
  'the showcase pack %s uses only ids that it defines',
  (id) => {
    const svg = pack(showcase[id], 576)
    expect(idsOf(svg)).toEqual(expect.arrayContaining(usedIn(svg)))
  },
)

test('the packs of a scene do not share gradient ids', () => {
  for (const standing of Object.values(scenes)) {
    const ids = idsOf(scene(standing, 576))
    expect(new Set(ids).size).toBe(ids.length)
  }
})
