/** Selects the output format, and detects the type of an original. */

export type ImageFormat = 'avif' | 'webp'

/** AVIF if the Accept header names it, else WebP, which all supported browsers show. */
export function negotiateFormat(accept: string | undefined): ImageFormat {
  const avif = /(?:^|,)\s*image\/avif\s*(;[^,]*)?(?:,|$)/i.exec(accept ?? '')
  return avif && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/i.test(avif[1] ?? '') ? 'avif' : 'webp'
}

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The media type by the first bytes, whatever the header; null if it is not a raster image. */
export function imageTypeOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 4, 4) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 4))) return 'image/avif'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif'
  return null
}
