/** Converts an uploaded file to the contract's FileUploadInput. */
import { Buffer } from 'node:buffer'

/** Most file systems accept names of up to 255 bytes. */
const maxNameBytes = 255
/** A multiple of three bytes is encoded without padding. */
const sliceBytes = 384 * 1024

/** Cuts the end of a name that is too long, before its extension, and never inside a character. */
export function toFileName(name: string): string {
  if (Buffer.byteLength(name) <= maxNameBytes) return name
  const [extension = ''] = /\.[\w-]{1,20}$/.exec(name) ?? []
  const most = maxNameBytes - extension.length
  let bytes = 0
  let stem = ''
  for (const character of name.slice(0, name.length - extension.length)) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    stem += character
  }
  return stem + extension
}

/** Encodes in slices. @param pause lets other requests be handled */
export async function toUpload(
  file: File,
  pause: () => Promise<void>,
): Promise<{ fileData: string; filename: string }> {
  const parts = [`data:${file.type || 'application/octet-stream'};base64,`]
  for (let at = 0; at < file.size; at += sliceBytes) {
    await pause()
    parts.push(Buffer.from(await file.slice(at, at + sliceBytes).arrayBuffer()).toString('base64'))
  }
  return { fileData: parts.join(''), filename: toFileName(file.name) }
}
