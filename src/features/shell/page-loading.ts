/** States of the loading bar (spec 4, 9). Called by page-loading.tsx; how each looks is in ui/styles/loading.css. */
import type { LoadingBarState } from '#ui/loading-bar.tsx'

/** Hide delay and reset delay: how long a bar that has finished stays before it is at rest again. */
const hideMs = 500
const resetMs = 400
export const restMs = hideMs + resetMs

/** A bar that never ran does not finish. */
export function afterLoading(
  before: LoadingBarState,
  { loading, failed }: { loading: boolean; failed: boolean },
): LoadingBarState {
  if (loading) return 'run'
  if (before === 'idle') return 'idle'
  return failed ? 'error' : 'done'
}
