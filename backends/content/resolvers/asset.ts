// Files: their addresses in the asked width, and what another site says about an embedded one. Joined in schema.ts.
import type { Context } from '../context.ts'
import type { AssetNode } from '../nodes.ts'
import { pathInWidth } from '../rules/picture-width.ts'
import type { StoredEmbed } from '../stored.ts'

type UrlArguments = { width?: number | null }

/** Paths of this shop become absolute; other addresses stay. */
const absolute = (path: string, { shopOrigin }: Context) => (path.startsWith('/') ? shopOrigin + path : path)

export const assetResolvers = {
  AssetInterface: {
    slug: () => null,
    uri: () => null,
    size: ({ size }: AssetNode) => (size === null ? null : String(size)),
    mimeType: ({ mime_type }: AssetNode) => mime_type,
    url(asset: AssetNode, { width }: UrlArguments, context: Context) {
      return absolute(pathInWidth(asset.path, JSON.parse(asset.widths), width ?? null), context)
    },
    embeddedAsset: ({ embed }: AssetNode) =>
      embed === null ? null : { __typename: 'EmbeddedAsset', ...(JSON.parse(embed) as StoredEmbed) },
  },
  EmbeddedAsset: {
    aspectRatio: ({ width, height }: StoredEmbed) => (width && height ? (height / width) * 100 : null),
    iframeSrc({ frame }: StoredEmbed, { params }: { params: (string | null)[] }) {
      const url = frame ? URL.parse(frame) : null
      if (!url) return null
      for (const param of params) {
        const [name = '', ...value] = (param ?? '').split('=')
        if (name) url.searchParams.set(name, value.join('='))
      }
      return url.href
    },
  },
}
