/** State machine of the loading bar; styles/parts/loading.css styles its states. */
import type { LoadingBarState } from '#ui/states/loading-bar.tsx'

const throttleMs = 200
/** Hide delay plus reset delay of a finished bar. */
const resetMs = 500 + 400

export class LoadingBarTimer {
  readonly #show: (state: LoadingBarState) => void
  #state: LoadingBarState = 'idle'
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (state: LoadingBarState) => void) {
    this.#show = show
  }

  start() {
    if (this.#state === 'run') return
    this.#enter('idle')
    this.#later(throttleMs, 'run')
  }

  finish(failed: boolean) {
    if (this.#state === 'idle') return this.stop()
    this.#enter(failed ? 'error' : 'done')
    this.#later(resetMs, 'idle')
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
