const inputDelayMs = 20

export function createDebounce() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    /** Runs `check` after 20 ms without another call. */
    after(check: () => void) {
      cancel()
      timer = setTimeout(check, inputDelayMs)
    },
    cancel,
  }
}
