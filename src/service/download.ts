/** Headers of a file download, which only the customer's browser may cache. @param name default: the file name of the link */
export const download = (type: string, name?: string) => ({
  'content-type': type,
  'content-disposition': name ? `attachment; filename="${name}"` : 'attachment',
  'cache-control': 'private, no-store',
})

export const csvType = 'text/csv; charset=utf-8'
