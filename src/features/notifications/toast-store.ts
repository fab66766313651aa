type ToastColor = 'success' | 'error' | 'info'

export interface NewToast {
  title: string
  description?: string | undefined
  color?: ToastColor
  /** Action, for example "Undo". It closes the toast; if `run` returns false, it has failed and can be repeated. */
  action?: { label: string; run: () => unknown } | undefined
}

export interface Toast extends NewToast {
  /** Time of creation in milliseconds, as text. */
  id: string
  color: ToastColor
  paused: boolean
}

const toastTimeoutMs = 5_000
const maxToasts = 3

type Clock = { timer: ReturnType<typeof setTimeout> | undefined; startedAt: number; remainingMs: number }

export type ToastStore = ReturnType<typeof createToastStore>

export function createToastStore() {
  let toasts: readonly Toast[] = []
  const clocks = new Map<string, Clock>()
  const shownAt = new Map<string, number>()
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
    /** Returns the id; null if the same text was shown within 5 s. A fourth toast closes the oldest without an action in flight. */
    add({ color = 'info', ...toast }: NewToast): string | null {
      const now = performance.now()
      const text = `${toast.title}\n${toast.description ?? ''}`
      for (const [known, at] of shownAt) if (now - at >= toastTimeoutMs) shownAt.delete(known)
      // except for errors, a toast with an action is not a duplicate, because it undoes its own change
      if (shownAt.has(text) && (color === 'error' || !toast.action)) return null
      shownAt.set(text, now)
      let stamp = Date.now()
      while (toasts.some(({ id }) => id === String(stamp))) stamp += 1
      const id = String(stamp)
      // an action in flight may fail and be repeated
      const idle = toasts.filter((toast) => !busy.has(toast.id))
      for (const old of idle.slice(0, Math.max(0, toasts.length - maxToasts + 1))) close(old.id)
      show([...toasts, { ...toast, id, color, paused: false }])
      run(id, toastTimeoutMs)
      return id
    },
    close,
    /** Runs the action once and closes the toast, unless the action fails. */
    async act(id: string) {
      const toast = toasts.find((candidate) => candidate.id === id)
      if (!toast?.action || busy.has(id)) return
      busy.add(id)
      clearTimeout(clocks.get(id)?.timer)
      clocks.delete(id)
      if ((await toast.action.run()) !== false) close(id)
      busy.delete(id)
    },
    pause(id: string) {
      const clock = clocks.get(id)
      if (!clock?.timer) return
      clearTimeout(clock.timer)
      const remainingMs = Math.max(0, clock.remainingMs - (performance.now() - clock.startedAt))
      clocks.set(id, { timer: undefined, startedAt: 0, remainingMs })
      mark(id, true)
    },
    resume(id: string) {
      const clock = clocks.get(id)
      if (!clock || clock.timer) return
      run(id, clock.remainingMs)
      mark(id, false)
    },
  }
}
