/** Headers of a file download, which only the customer's browser may cache. @param name default: the file name of the link */
export const download = (type: string, name?: string) => ({
  'content-type': type,
  'content-disposition': name ? `attachment; ${toFileNames(name)}` : 'attachment',
  'cache-control': 'private, no-store',
})

/** At most 100 characters and the extension: names of lists have any length, and clients limit headers. */
const shorten = (name: string) => name.replace(/^(.{100}).*?(\.\w{1,5})?$/su, '$1$2')

/** RFC 6266: `filename*` for characters that `filename` cannot have. */
function toFileNames(name: string): string {
  const safe = shorten(name.toWellFormed()).replace(/[/\\\p{Cc}]/gu, '-')
  if (/^[\w .-]+$/.test(safe)) return `filename="${safe}"`
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `filename*=UTF-8''${encoded}`
}

export const csvType = 'text/csv; charset=utf-8'
