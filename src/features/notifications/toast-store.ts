/** Toasts and their time: pure logic, no React. Made once per document by NotificationsProvider. */

type ToastColor = 'success' | 'error' | 'info'

export interface NewToast {
  title: string
  description?: string | undefined
  color?: ToastColor
  /** A deed, for example "Undo". It closes the toast; one that answers false could not be done and can be pressed again. */
  action?: { label: string; run: () => unknown } | undefined
}

export interface Toast extends NewToast {
  /** Time of creation in milliseconds, as text. */
  id: string
  color: ToastColor
  paused: boolean
}

/** How long a toast stays, and how long the same text is not said again. */
const toastTimeoutMs = 5_000
const maxToasts = 3

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; remainingMs: number }

export type ToastStore = ReturnType<typeof createToastStore>

export function createToastStore() {
  let toasts: readonly Toast[] = []
  const clocks = new Map<string, Clock>()
  const said = new Map<string, number>()
  const busy = new Set<string>()
  const listeners = new Set<() => void>()

  function show(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  function close(id: string) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    if (toasts.some((toast) => toast.id === id)) show(toasts.filter((toast) => toast.id !== id))
  }
  function run(id: string, remainingMs: number) {
    clocks.set(id, { timer: setTimeout(() => close(id), remainingMs), startedAt: performance.now(), remainingMs })
  }
  const mark = (id: string, paused: boolean) =>
    show(toasts.map((toast) => (toast.id === id ? { ...toast, paused } : toast)))

  return {
    getToasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a toast and gives its id; the same text within 5 s is shown once, and of four the oldest goes whose deed is not under way. */
    add({ color = 'info', ...toast }: NewToast): string | null {
      const now = performance.now()
      const text = `${toast.title}\n${toast.description ?? ''}`
      for (const [known, at] of said) if (now - at >= toastTimeoutMs) said.delete(known)
      // one that can be taken back is never the same: each takes back its own
      if (said.has(text) && (color === 'error' || !toast.action)) return null
      said.set(text, now)
      let stamp = Date.now()
      while (toasts.some(({ id }) => id === String(stamp))) stamp += 1
      const id = String(stamp)
      // a deed that is under way may have to be tried again
      const idle = toasts.filter((toast) => !busy.has(toast.id))
      for (const old of idle.slice(0, Math.max(0, toasts.length - maxToasts + 1))) close(old.id)
      show([...toasts, { ...toast, id, color, paused: false }])
      run(id, toastTimeoutMs)
      return id
    },
    close,
    /** Runs the toast's deed once and closes it; it stays for another try when that failed. */
    async act(id: string) {
      const toast = toasts.find((candidate) => candidate.id === id)
      if (!toast?.action || busy.has(id)) return
      busy.add(id)
      clearTimeout(clocks.get(id)?.timer)
      clocks.delete(id)
      if ((await toast.action.run()) !== false) close(id)
      busy.delete(id)
    },
    /** The pointer or the focus is on it: its time stands still. */
    pause(id: string) {
      const clock = clocks.get(id)
      if (!clock?.timer) return
      clearTimeout(clock.timer)
      const remainingMs = Math.max(0, clock.remainingMs - (performance.now() - clock.startedAt))
      clocks.set(id, { timer: undefined, startedAt: 0, remainingMs })
      mark(id, true)
    },
    /** It goes on with the time that was left. */
    resume(id: string) {
      const clock = clocks.get(id)
      if (!clock || clock.timer) return
      run(id, clock.remainingMs)
      mark(id, false)
    },
  }
}
