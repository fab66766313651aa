/** Headers of an answer that is kept as a file. Called by the api routes that hand one out. */

/** Nobody but its owner's browser may keep it. @param name without it the link that leads there names the file */
export const download = (type: string, name?: string) => ({
  'content-type': type,
  'content-disposition': name ? `attachment; filename="${name}"` : 'attachment',
  'cache-control': 'private, no-store',
})

export const csvType = 'text/csv; charset=utf-8'
