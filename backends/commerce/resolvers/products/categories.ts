import { type Locale, locales } from '../../../graphql/locales.ts'
import { type CategoryNode, type CategoryTree, toBreadcrumbs } from '../../catalogue/category-tree.ts'
import type { FilterCategoryListInput, Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'
import { toImages } from './product-images.ts'

export const categoryResolvers: Resolvers = {
  Query: {
    categories: async (_, args, context) => {
      const { tree } = await context.catalogue()
      const found = findCategories(tree, args.input ?? {}, context.locale)
      const page = toPage(args, 100)
      return paginate(page, found.length, found.slice(page.offset, page.offset + page.first))
    },
  },
  Category: {
    name: (node, _, { locale }) => node.texts[locale].name,
    urlPath: (node, _, { locale }) => node.texts[locale].urlPath,
    externalCode: (node) => node.code,
    parentId: (node) => node.parent?.id ?? null,
    breadcrumbs: (node, _, { locale }) =>
      toBreadcrumbs(node).map(({ texts }) => ({ name: texts[locale].name, url_path: texts[locale].urlPath })),
    imageUrl: ({ picture }, _, context) => (picture === null ? null : toImages(context, picture).originalImageUrl),
    localizedUrls: (node) => locales.map((locale) => ({ locale, urlPath: node.texts[locale].urlPath })),
  },
}

/** The roots without a filter; else all nodes that match every filter, level by level. */
function findCategories(
  tree: CategoryTree,
  { id, type, url_path }: FilterCategoryListInput,
  locale: Locale,
): CategoryNode[] {
  if (!id && !type && !url_path) return tree.all.filter((node) => node.type === 'category' && !node.parent)
  return tree.all.filter(
    (node) =>
      (!id || String(node.id) === id) &&
      (!type || node.type === type) &&
      (!url_path || node.texts[locale].urlPath === url_path),
  )
}
