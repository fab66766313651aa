// Writes the input of the framework baselines: the shop's listing with its 16 products, pictures, icons and stylesheet.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allergenIcons, isAllergenCode } from '../../../src/features/allergens/allergens.ts'
import type { Department } from '../../../src/features/catalogue/category.ts'
import { stockStates } from '../../../src/features/pricing/stock-status.ts'
import type { ProductCard } from '../../../src/features/product/product-card.ts'
import type { ProductDetail } from '../../../src/features/product/product-detail.ts'
import { imageUrl, type PictureSource } from '../../../src/ui/images/image-url.ts'
import { readStylesheet } from '../bare-page.ts'
import { readListing } from '../listing-data.ts'
import { listingPath } from '../listing-pages.ts'

/** Writes `page/data.json`, `page/shop.css` and `public/` into a folder. */
export async function writeFixture(origin: string, folder: string): Promise<void> {
  const { departments, site, listing, facets, category } = await readListing(origin, listingPath)
  const files = join(folder, 'public')
  mkdirSync(join(files, 'pictures'), { recursive: true })
  const picture = (source: PictureSource | null) => source && savePicture(origin, source, files)
  const products = await Promise.all(
    listing.products.map(async (card) => toProduct(await readProduct(origin, card), await picture(card.picture))),
  )
  const data = {
    frame: {
      departments: await Promise.all(
        departments.map(async (department) => toDepartment(department, await picture(department.picture))),
      ),
      footer: (site?.footerNav ?? []).map(({ title, children }) => ({
        title,
        links: children.map((child) => ({ href: child.href, text: child.title })),
      })),
      reach: site?.company.addressLines ?? [],
    },
    listing: {
      categories: category.children,
      allergens: facets.allergens.map(({ id, name }) => ({ id, name, icon: isAllergenCode(id) && allergenIcons[id] })),
      brands: facets.brands,
      products: products.map(({ allergens, description, facts, ...card }) => card),
    },
    products: Object.fromEntries(products.map((product) => [product.slug, product])),
  }
  writeFileSync(join(folder, 'page', 'data.json'), JSON.stringify(data))
  // fonts and page background are left out: the first paint waits for neither
  const sheet = readStylesheet()
    .replace(/@font-face\s*{[^}]*}/g, '')
    .replace(/url\(\/media[^)]*\)/g, 'none')
  writeFileSync(join(folder, 'page', 'shop.css'), sheet)
  copyFileSync('dist/client/icons.svg', join(files, 'icons.svg'))
}

async function readProduct(origin: string, { href }: ProductCard): Promise<ProductDetail> {
  const slug = encodeURIComponent(href.split('/').at(-1) ?? '')
  const response = await fetch(`${origin}/api/en/catalogue/products?slug=${slug}`)
  if (!response.ok) throw new Error(`The product ${slug} answers ${response.status}`)
  return ((await response.json()) as { product: ProductDetail }).product
}

/** In the width that the shop's tile requests. */
async function savePicture(origin: string, source: PictureSource, folder: string): Promise<string> {
  const response = await fetch(origin + imageUrl(source, 413), { headers: { accept: 'image/avif,image/webp,*/*' } })
  if (!response.ok) throw new Error(`The picture ${source.path} answers ${response.status}`)
  const kind = response.headers.get('content-type')?.split('/')[1] ?? 'webp'
  const path = `/pictures/${source.path.replaceAll('/', '-').replace(/^-|\.\w+$/g, '')}.${kind}`
  writeFileSync(join(folder, path), Buffer.from(await response.arrayBuffer()))
  return path
}

const toDepartment = ({ name, href, count, tint, children }: Department, picture: string | null) => ({
  name,
  href,
  count,
  tint,
  picture,
  children: children.map((child) => ({
    name: child.name,
    href: child.href,
    count: child.count,
    children: child.children.map((one) => ({ name: one.name, href: one.href, count: one.count })),
  })),
})

const toProduct = (product: ProductDetail, picture: string | null) => ({
  id: product.shown?.id ?? product.id,
  slug: product.slug,
  href: `/product/${product.slug}`,
  name: product.name,
  tint: product.tint,
  picture,
  brandline: [product.brands[0]?.name, product.origin].filter(Boolean).join(' · '),
  pack: product.shown?.content,
  number: `Item ${product.sku}`,
  unit: product.shown?.unit,
  stock: {
    state: product.stock ? stockStates[product.stock] : 'in',
    text: product.stock?.replace('_', ' ') ?? '',
  },
  allergens: Object.entries(product.allergens ?? {}).map(([name, state]) => ({ name, state })),
  description: product.description,
  facts: product.facts,
})
