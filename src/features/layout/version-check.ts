/** Checks hourly whether the shop serves a newer build than this document's. */

const intervalMs = 60 * 60 * 1000

const fetchServedBuild = async (): Promise<unknown> => {
  const answer = await fetch('/build/latest.json', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return ((await answer.json()) as { build: unknown }).build
}

type Dependencies = {
  ask?: () => Promise<unknown>
  /** Reports when the tab becomes visible. */
  tab?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Checks every hour, and when the tab becomes visible after an hour. @param onNew called once @returns stops the checks */
export function checkForNewBuild(
  own: string,
  onNew: () => void,
  { ask = fetchServedBuild, tab = document }: Dependencies = {},
) {
  let requestedAt = Date.now()
  async function check() {
    requestedAt = Date.now()
    try {
      const served = await ask()
      if (typeof served !== 'string' || served === own) return
    } catch (error) {
      // only logged: the document still works
      return console.warn('Failed build manifest loading', error)
    }
    if (end()) onNew()
  }
  const onVisible = () => {
    if (tab.visibilityState === 'visible' && Math.abs(Date.now() - requestedAt) >= intervalMs) void check()
  }
  let ends = false
  const timer = setInterval(() => void check(), intervalMs)
  tab.addEventListener('visibilitychange', onVisible)
  /** @returns false if already stopped */
  function end(): boolean {
    if (ends) return false
    ends = true
    clearInterval(timer)
    tab.removeEventListener('visibilitychange', onVisible)
    return true
  }
  return () => void end()
}
