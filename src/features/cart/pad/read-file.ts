/** The text of a file as kitchens' systems write it (pure): UTF-8, UTF-16 with or without its mark, else the Western code page. Called by the pad. */

/** `refused`: why there is none, a key of the messages. */
export type FileText = { text: string } | { refused: 'pad.tooLong' | 'pad.noText' }

/** More than any file of articles. */
const maxBytes = 400_000

/** How workbooks and papers begin: zip, the old Office, PDF. */
const signatures = ['504b0304', 'd0cf11e0', '25504446']

/** In the text of two bytes a letter, nearly every second byte is naught. */
function findWideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const naughts = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) naughts[at % 2] = (naughts[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = naughts
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

/** Whether it is made for programs: a text has hardly a letter that cannot be seen. */
function isBinary(bytes: Uint8Array, text: string): boolean {
  const unseen = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  const begin = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return signatures.includes(begin) || unseen * 20 > text.length
}

export async function readFile(file: Blob): Promise<FileText> {
  if (file.size > maxBytes) return { refused: 'pad.tooLong' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decode(bytes)
  return isBinary(bytes, text) ? { refused: 'pad.noText' } : { text }
}
