/** Waits after the last letter before a form is checked. Used by useCheckedForm. */

const inputDelayMs = 20

export function createDebounce() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    /** Checks after a while, unless there is another letter until then. */
    after(check: () => void) {
      cancel()
      timer = setTimeout(check, inputDelayMs)
    },
    cancel,
  }
}
