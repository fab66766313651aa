/** Labels of a request for metrics: few values, none of which a client can choose. */
import type { CacheState, RequestKind } from './metrics.ts'

const kinds = new Map<string, RequestKind>(
  Object.entries({
    img: 'picture',
    icons: 'picture',
    files: 'file',
    _page: 'file',
    build: 'file',
    'robots.txt': 'file',
    'sitemap.xml': 'file',
    'speculation-rules.json': 'file',
    healthz: 'operations',
    readyz: 'operations',
    metrics: 'operations',
  }),
)

/** The kind of a request that does not open a page. */
export function kindOf(method: string, path: string): RequestKind {
  const end = path.indexOf('/', 1)
  const folder = path.slice(1, end < 0 ? undefined : end)
  if (folder === 'api') return method === 'GET' || method === 'HEAD' ? 'api-read' : 'api-write'
  return kinds.get(folder) ?? (folder.startsWith('sitemap-') ? 'file' : 'other')
}

const detail = '; detail='
const detailStates = new Map<string, CacheState>(Object.entries({ customer: 'shell', stale: 'stale' }))

/** @param status Cache-Status of a page, or `rejected` */
export function cacheStateOf(status: string | undefined): CacheState {
  if (status === undefined) return 'none'
  if (status === 'rejected') return 'rejected'
  if (status.includes('; fwd=')) return status.includes('fwd=miss') ? 'miss' : 'live'
  const at = status.indexOf(detail)
  return at < 0 ? 'fresh' : (detailStates.get(status.slice(at + detail.length)) ?? 'expired')
}
