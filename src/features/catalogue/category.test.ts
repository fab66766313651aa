import { expect, test } from 'vitest'
import type { categoriesQuery } from '#contracts/generated/commerce.ts'
import { toBrands } from '#features/listing/brand.ts'
import { delocalize, matchPath } from '#i18n/paths.ts'
import { findCategory, toCategoryTree, toCrumbs, toDepartments, toProductSlug } from './category.ts'

type Given = NonNullable<categoriesQuery['categories']>['data'][number]

const given = (id: string, urlPath: string, parentId: string | null, children: Given[] = []): Given => ({
  id,
  name: urlPath.split('/').at(-1) ?? '',
  position: Number(id),
  urlPath,
  type: 'category',
  productCount: 3,
  externalCode: `ERP-${id}`,
  parentId,
  imageUrl: null,
  localizedUrls: [
    { locale: 'de', urlPath },
    { locale: 'nl', urlPath: `${urlPath}-nl` },
    { locale: 'xx', urlPath: 'nowhere' },
  ],
  breadcrumbs: null,
  children,
})

const hard = given('3', 'kaese/hart', '1')
const soft = given('2', 'kaese/weich', '1')
const cheese = given('1', 'kaese', null, [hard, soft])
const brand = { ...given('9', 'costa', null), type: 'brand' }

const answer = (data: Given[]): categoriesQuery => ({
  categories: { paginatorInfo: { count: data.length, currentPage: 1, lastPage: 1, total: data.length }, data },
})

const tree = toCategoryTree(answer([cheese, brand]), 'de')

// F174, F430
test('toCategoryTree returns the same departments for a nested and a flat response, without brands', () => {
  const flat = toCategoryTree(answer([brand, { ...cheese, children: null }, hard, soft]), 'de')
  expect(toDepartments(flat)).toEqual(toDepartments(tree))
  expect(tree.departments.map(({ name }) => name)).toEqual(['kaese'])
  expect(tree.departments[0]?.children.map(({ name }) => name)).toEqual(['weich', 'hart'])
})

test('findCategory returns ancestors, siblings, tint and URLs in other languages, and toCrumbs only categories of the tree', () => {
  expect(findCategory(tree, 'kaese/hart')).toMatchObject({
    tint: 'produce',
    ancestors: [{ href: '/de/products/kaese' }],
    siblings: [{ id: '2' }, { id: '3' }],
    children: [],
    alternates: { de: '/de/products/kaese/hart', nl: '/assortiment/kaese/hart-nl' },
  })
  expect(findCategory(tree, 'kaese/blau')).toBeNull()
  expect(toCrumbs(tree, ['9', '3']).map(({ name }) => name)).toEqual(['kaese', 'hart'])
  expect(toCrumbs(tree, ['unknown', '9'])).toEqual([])
})

test('toDepartments gives every department a tint, and a picture if the backend has one', () => {
  const departments = Array.from({ length: 12 }, (_, index) => ({
    ...given(String(index + 1), `d${index}`, null),
    imageUrl: index ? null : 'https://erp.example/img/d0.jpg?v=2',
  }))
  const found = toDepartments(toCategoryTree(answer(departments), 'de'))
  expect(new Set(found.slice(0, 10).map(({ tint }) => tint))).toHaveLength(10)
  expect(found.map(({ tint }) => tint)).not.toContain(null)
  expect(found[0]?.picture?.path).toBe('/commerce/img/d0.jpg')
  expect(found[1]?.picture).toBeNull()
})

test('findCategory has no count for the whole catalogue, whose departments may share products', () => {
  expect(findCategory(tree, '')).toMatchObject({ id: null, count: null, children: [{ id: '1' }] })
})

test('toProductSlug adds the SKU if a category has the same path in a language with a shared prefix', () => {
  const product = { urlKey: 'kaese', sku: '203317' }
  expect(toProductSlug(tree, 'de', product)).toBe('kaese-203317')
  expect(toProductSlug(tree, 'nl', product)).toBe('kaese')
  expect(toProductSlug(tree, 'de', { ...product, urlKey: 'hart' })).toBe('hart')
})

test('findCategory finds brands and promotions by path, outside the departments', () => {
  const offer = { ...given('8', 'aktion', null), type: 'promotion' }
  const all = toCategoryTree(answer([cheese, brand, offer]), 'de')
  expect(findCategory(all, 'aktion')).toMatchObject({ id: '8', ancestors: [], siblings: [] })
  expect(findCategory(all, 'costa')).toMatchObject({ id: '9' })
  expect(toDepartments(all).map(({ name }) => name)).toEqual(['kaese'])
})

test('toBrands links to the catalogue filtered by brand id, else to the page of the brand', () => {
  const options = [{ id: '77', name: 'COSTA' }]
  const hrefs = (known: typeof options) =>
    toBrands([answer([brand])], known, 'de').flatMap(({ brands }) => brands.map(({ href }) => href))
  expect(hrefs(options)).toEqual(['/de/products?filters=brands%3A77'])
  expect(hrefs([])).toEqual(['/de/products/costa'])
})

test('toBrands returns the logo of a brand if the backend has one', () => {
  const withLogo = { ...brand, imageUrl: 'https://erp.example/img/costa.svg' }
  const logos = (one: typeof brand) =>
    toBrands([answer([one])], [], 'de').flatMap(({ brands }) => brands.map(({ logo }) => logo?.path))
  expect(logos(withLogo)).toEqual(['/commerce/img/costa.svg'])
  expect(logos(brand)).toEqual([undefined])
})

test('a category path that starts like a product path matches the category route', () => {
  const odd = toCategoryTree(answer([given('4', 'p', null), given('5', 'p/gouda', '4')]), 'nl')
  const { href, id } = odd.byPath.get('p/gouda') ?? {}
  expect([href, id]).toEqual(['/assortiment/p/gouda', '5'])
  expect(matchPath('/assortiment/p/gouda')).toMatchObject({ route: 'category' })
  expect(delocalize('/assortiment/p/gouda')).toBe('/catalogue/category/p/gouda')
})
