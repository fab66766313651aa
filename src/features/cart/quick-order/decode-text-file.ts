/** Decodes a text file: UTF-8, UTF-16 with or without a byte order mark, else windows-1252. */

/** `refused` is the message key of the reason. */
export type DecodedFile = { text: string } | { refused: 'quickOrder.tooLong' | 'quickOrder.noText' }

const maxBytes = 400_000

/** First four bytes of binary files: zip and xlsx, old Office, PDF. */
const signatures = ['504b0304', 'd0cf11e0', '25504446']

/** UTF-16 by byte order mark, or because nearly every second byte is zero, as in Western text; else null. */
function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd * 4 > bytes.length && even * 20 < odd) return 'utf-16le'
  return even * 4 > bytes.length && odd * 20 < even ? 'utf-16be' : null
}

function decode(bytes: Uint8Array): string {
  const wide = findWideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Whether it starts with a binary signature, or more than 5 % of its characters are control characters. */
function isBinary(bytes: Uint8Array, text: string): boolean {
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  const signature = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return signatures.includes(signature) || controls * 20 > text.length
}

export async function decodeTextFile(file: Blob): Promise<DecodedFile> {
  if (file.size > maxBytes) return { refused: 'quickOrder.tooLong' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  return isBinary(bytes, text) ? { refused: 'quickOrder.noText' } : { text }
}
