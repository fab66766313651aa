/**
 * Renders the shop's pictures: one per product, department and brand, the counters and the editorial scenes.
 * Also a program: `node tools/demo-pictures/pictures.ts [folder for products]`.
 */
import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { casePictureName, findCasePacking } from '../../backends/commerce/seed/case-picture.ts'
import { brandPictureName, departmentPictureName } from '../../backends/commerce/seed/categories.ts'
import { brands, products } from '../../backends/commerce/seed/data/range.ts'
import type { DepartmentCode, SeedProduct } from '../../backends/commerce/seed/data/shape.ts'
import { counter, counters } from './counters.ts'
import { countStamp, netText } from './net.ts'
import { pack } from './pack.ts'
import { pictureOf } from './picture-of.ts'
import { type RenderJob, render } from './render.ts'
import { scene, scenes } from './scenes.ts'
import { type ShowcaseId, showcase } from './showcase.ts'
import { wordmark } from './wordmark.ts'

/** Widths of the originals in pixels: the largest that the shop requests. It makes the smaller ones. */
const productWidth = 1280
const sceneWidth = 2560
const departmentWidth = 576
const brandWidth = 413

const departmentPacks: Record<DepartmentCode, ShowcaseId> = {
  produce: 'tomaat',
  dairy: 'gouda',
  meat: 'entrecote',
  fish: 'vis',
  bakery: 'boerenbrood',
  dry: 'penne',
  pantry: 'olie',
  frozen: 'erwt',
  drinks: 'wijn',
  nonfood: 'papier',
}

const brandNames = new Map(brands.map(({ code, name }) => [code, name]))

function productWork(product: SeedProduct, folder: string): RenderJob {
  const svg = (width: number) => {
    const brand = brandNames.get(product.brand)
    if (brand === undefined) throw new Error(`There is no brand "${product.brand}"`)
    return pack(pictureOf(product, brand), width)
  }
  return { folder, name: product.number, width: productWidth, svg }
}

/** The case of a product, with the label of its piece. */
function caseWork(product: SeedProduct, folder: string): RenderJob[] {
  const packing = findCasePacking(product)
  if (!packing) return []
  const picture = {
    ...product.picture,
    form: 'carton' as const,
    net: netText('carton', packing),
    count: countStamp(packing),
  }
  return [{ ...productWork({ ...product, picture }, folder), name: casePictureName(product.number) }]
}

/** All pictures to render; scenes and counters are in sibling folders of the products. */
function allWork(out: string): RenderJob[] {
  const sceneFolder = join(out, '..', 'scenes')
  const counterFolder = join(out, '..', 'counters')
  const named = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
  return [
    ...products.flatMap((product) => [productWork(product, out), ...caseWork(product, out)]),
    ...named(departmentPacks).map((department) => ({
      folder: out,
      name: departmentPictureName(department),
      width: departmentWidth,
      svg: (width: number) => pack(showcase[departmentPacks[department]], width),
    })),
    ...brands.map(({ code, name }) => ({
      folder: out,
      name: brandPictureName(code),
      width: brandWidth,
      svg: (width: number) => wordmark(name, width),
    })),
    ...named(counters).map((name) => ({
      folder: counterFolder,
      name,
      width: sceneWidth,
      svg: (width: number) => counter(counters[name], width),
    })),
    ...named(scenes).map((name) => ({
      folder: sceneFolder,
      name,
      width: sceneWidth,
      svg: (width: number) => scene(scenes[name], width),
    })),
  ]
}

/** Writes all pictures as WebP. @returns numbers of rendered pictures and of those copied from `cache` */
export async function makePictures({ out, cache }: { out: string; cache: string }): Promise<{
  made: number
  reused: number
}> {
  await mkdir(cache, { recursive: true })
  const counts = { made: 0, reused: 0 }
  const waiting = allWork(out).values()
  const worker = async () => {
    for (const work of waiting) {
      try {
        counts[await render(work, cache)]++
      } catch (cause) {
        throw new Error(`The picture ${work.name} cannot be made`, { cause })
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return counts
}

if (import.meta.main) {
  const [out = 'dist/client/media/products'] = process.argv.slice(2)
  const { made, reused } = await makePictures({ out, cache: '.cache/pictures' })
  console.log(`${made} pictures made, ${reused} reused`)
}
