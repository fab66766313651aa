/** Headers of a file download, which only the customer's browser may cache. @param name default: the file name of the link */
export const download = (type: string, name?: string) => ({
  'content-type': type,
  'content-disposition': name ? `attachment; ${toFileNames(name)}` : 'attachment',
  'cache-control': 'private, no-store',
})

/** RFC 6266: `filename*` for characters that `filename` cannot have. */
function toFileNames(name: string): string {
  const safe = name.toWellFormed().replace(/[/\\\p{Cc}]/gu, '-')
  return /^[\w .-]+$/.test(safe)
    ? `filename="${safe}"`
    : `filename*=UTF-8''${encodeURIComponent(safe).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`
}

export const csvType = 'text/csv; charset=utf-8'
