const inputDelayMs = 20

export function createDebounce() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  return {
    after(check: () => void) {
      cancel()
      timer = setTimeout(check, inputDelayMs)
    },
    cancel,
  }
}
