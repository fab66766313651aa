/** When the loading bar shows, and as what. Used by page-loading.tsx; how each state looks is in styles/parts/loading.css. */
import type { LoadingBarState } from '#ui/states/loading-bar.tsx'

/** A page that comes sooner needs no bar. */
const throttleMs = 200
/** Hide delay and reset delay: how long a bar that has finished takes to be at rest again. */
const restMs = 500 + 400

export class LoadingBarTimer {
  readonly #show: (state: LoadingBarState) => void
  #state: LoadingBarState = 'idle'
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param show is told each state when its time has come */
  constructor(show: (state: LoadingBarState) => void) {
    this.#show = show
  }

  start() {
    if (this.#state === 'run') return
    this.#enter('idle')
    this.#later(throttleMs, 'run')
  }

  /** A bar that never ran does not finish. */
  finish(failed: boolean) {
    if (this.#state === 'idle') return this.stop()
    this.#enter(failed ? 'error' : 'done')
    this.#later(restMs, 'idle')
  }

  stop() {
    clearTimeout(this.#timer)
    this.#enter('idle')
  }

  #later(ms: number, state: LoadingBarState) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#enter(state), ms)
  }

  #enter(state: LoadingBarState) {
    this.#state = state
    this.#show(state)
  }
}
