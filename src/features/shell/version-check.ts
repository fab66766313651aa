/** Asks now and then which build the shop serves, so that a document of an older one does not live on for days. Called by NewVersion. */

const everyMs = 60 * 60 * 1000

const askShop = async (): Promise<unknown> => {
  const answer = await fetch('/build/latest.json', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return ((await answer.json()) as { build: unknown }).build
}

type Surroundings = {
  ask?: () => Promise<unknown>
  /** Says when the tab comes to the front. */
  tab?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Every hour, and when the tab comes back to the front after an hour or more.
 * @param own the build of this document
 * @param onNew called once, when another one is served
 * @returns ends the watch
 */
export function checkForNewBuild(own: string, onNew: () => void, { ask = askShop, tab = document }: Surroundings = {}) {
  let requestedAt = Date.now()
  async function check() {
    requestedAt = Date.now()
    try {
      const served = await ask()
      if (typeof served !== 'string' || served === own) return
    } catch (error) {
      // nothing that the visitor has to know: the document works
      return console.warn('Failed build manifest loading', error)
    }
    if (end()) onNew()
  }
  const onVisible = () => {
    if (tab.visibilityState === 'visible' && Math.abs(Date.now() - requestedAt) >= everyMs) void check()
  }
  let ends = false
  const timer = setInterval(() => void check(), everyMs)
  tab.addEventListener('visibilitychange', onVisible)
  /** False when it had ended already. */
  function end(): boolean {
    if (ends) return false
    ends = true
    clearInterval(timer)
    tab.removeEventListener('visibilitychange', onVisible)
    return true
  }
  return () => void end()
}
