// categories: the catalogue tree and the brands, out of memory.
import { type CategoryNode, type CategoryTree, toBreadcrumbs } from '../catalogue/category-tree.ts'
import type { Context } from '../context.ts'
import { type Locale, locales } from '../rules/locale.ts'
import { type PageArgs, paginate, toPage } from './paging.ts'
import { toImages } from './product-images.ts'

type CategoryFilter = { id?: string | null; type?: string | null; url_path?: string | null }

export const categoryResolvers = {
  Query: {
    categories: async (_: unknown, args: PageArgs & { input?: CategoryFilter | null }, context: Context) => {
      const { tree } = await context.catalogue()
      const found = findCategories(tree, args.input ?? {}, context.locale)
      const page = toPage(args, 100)
      return paginate(page, found.length, found.slice(page.offset, page.offset + page.first))
    },
  },
  Category: {
    name: (node: CategoryNode, _: unknown, { locale }: Context) => node.texts[locale].name,
    urlPath: (node: CategoryNode, _: unknown, { locale }: Context) => node.texts[locale].urlPath,
    externalCode: (node: CategoryNode) => node.code,
    parentId: (node: CategoryNode) => node.parent?.id ?? null,
    breadcrumbs: (node: CategoryNode, _: unknown, { locale }: Context) =>
      toBreadcrumbs(node).map(({ texts }) => ({ name: texts[locale].name, url_path: texts[locale].urlPath })),
    imageUrl: ({ picture }: CategoryNode, _: unknown, { shopOrigin }: Context) =>
      picture === null ? null : toImages(shopOrigin, picture).originalImageUrl,
    localizedUrls: (node: CategoryNode) => locales.map((locale) => ({ locale, urlPath: node.texts[locale].urlPath })),
  },
}

/** Without a filter the roots of the range; with one, everything that matches all of it, level by level. */
function findCategories(tree: CategoryTree, { id, type, url_path }: CategoryFilter, locale: Locale): CategoryNode[] {
  if (!id && !type && !url_path) return tree.all.filter((node) => node.type === 'category' && !node.parent)
  return tree.all.filter(
    (node) =>
      (!id || String(node.id) === id) &&
      (!type || node.type === type) &&
      (!url_path || node.texts[locale].urlPath === url_path),
  )
}
