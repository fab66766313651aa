import { SharpAssetPreviewStrategy } from '@vendure/asset-server-plugin'
import type { AssetPreviewStrategy, RequestContext } from '@vendure/core'

const smallBytes = 400_000
const formats = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/avif'])

/** A small picture is its own preview: converting one takes 0.2 s, and the asset server resizes it when it is requested. */
export class SmallPreviewStrategy implements AssetPreviewStrategy {
  readonly #sharp = new SharpAssetPreviewStrategy()

  async generatePreviewImage(context: RequestContext, mimeType: string, data: Buffer): Promise<Buffer> {
    if (formats.has(mimeType) && data.length <= smallBytes) return data
    return this.#sharp.generatePreviewImage(context, mimeType, data)
  }
}
