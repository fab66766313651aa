import type { Context } from '../context/context.ts'
import { pathForWidth } from '../rules/picture-width.ts'
import type { StoredEmbed } from '../rules/stored.ts'
import type { Resolvers } from './generated/types.ts'

/** Makes paths of this shop absolute; other URLs stay. @param hash of the picture's content */
const absolute = (path: string, { shopOrigin }: Context, hash: string | null) =>
  path.startsWith('/') ? shopOrigin + path + (hash === null ? '' : `?hash=${hash}`) : path

export const assetResolvers: Resolvers = {
  AssetInterface: {
    slug: () => null,
    uri: () => null,
    size: ({ size }) => (size === null ? null : String(size)),
    mimeType: ({ mime_type }) => mime_type,
    url(asset, { width }, context) {
      const path = pathForWidth(asset.path, JSON.parse(asset.widths), width ?? null)
      return absolute(path, context, context.pictureHash(asset.path))
    },
    embeddedAsset: ({ embed }) =>
      embed === null ? null : { __typename: 'EmbeddedAsset', ...(JSON.parse(embed) as StoredEmbed) },
  },
  EmbeddedAsset: {
    aspectRatio: ({ width, height }) => (width && height ? (height / width) * 100 : null),
    iframeSrc({ frame }, { params }) {
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
