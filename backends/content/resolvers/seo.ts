// Builds the SEOmatic containers of an entry from its seo fields.
import type { Context } from '../context/context.ts'
import { publicPath, seoOf } from '../nodes/nodes.ts'
import { pathForWidth } from '../rules/picture-width.ts'
import { toSeoContainers } from '../rules/seo-containers.ts'
import type { StoredGlobal } from '../rules/stored.ts'
import type { EntryRow } from '../sql/entries.ts'
import { findGlobal } from '../sql/globals.ts'

const shareWidth = 1536

/** @param asArray true: JSON text; false: HTML */
export async function toSeo(row: EntryRow, asArray: boolean, context: Context) {
  const { db, shopOrigin } = context
  const seo = seoOf(row)
  const [versions, company, image, sites] = await Promise.all([
    context.localized(row.id),
    findGlobal(db, ['companyInfo'], [row.site_id]),
    seo.image === undefined ? undefined : context.asset(row.site_id, seo.image),
    context.sites(),
  ])
  const info: StoredGlobal = company ? JSON.parse(company.fields) : {}
  const address = (entry: EntryRow) => shopOrigin + publicPath(entry)
  const containers = toSeoContainers({
    type: row.type,
    language: row.language,
    siteName: sites.find(({ id }) => id === row.site_id)?.name ?? '',
    home: shopOrigin + publicPath({ base_path: row.base_path, uri: '__home__' }),
    title: seo.title || row.title,
    description: seo.description ?? '',
    url: address(row),
    image: image ? shopOrigin + pathForWidth(image.path, JSON.parse(image.widths), shareWidth) : null,
    noIndex: seo.noIndex === true,
    published: row.post_date,
    modified: row.updated_at,
    alternates: versions.filter(({ uri }) => uri).map((entry) => ({ language: entry.language, url: address(entry) })),
    company: info,
    address: [info.addressLine1, info.addressLine2, info.addressLine3].filter((line) => line !== undefined),
  })
  return { __typename: 'SeomaticType', ...(asArray ? containers.asJson() : containers.asHtml()) }
}
