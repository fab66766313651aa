import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Toast } from '#ui/overlays/toast.tsx'
import { takeFlash } from './flash-storage.ts'
import { createToastStore, type NewToast, type ToastStore } from './toast-store.ts'

const NotificationsContext = createContext<ToastStore | null>(null)

/** `notify({ title: t('cart.added') })` returns the toast's id, or null if it shows none because of a duplicate. */
export const useNotify = (): ((toast: NewToast) => string | null) => useContext(NotificationsContext)?.add ?? silent

const silent = () => null

export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  useEffect(() => {
    const title = takeFlash()
    if (title) store.add({ title })
  }, [store])
  return (
    <NotificationsContext value={store}>
      {children}
      <ToastRegion store={store} />
    </NotificationsContext>
  )
}

const tones = { success: 'ok', error: 'bad', info: 'info' } as const
const none: readonly never[] = []

/** Once a pressed toast is closed, the focus returns to where it was before it moved into the toasts, else to the content. */
function useReturnFocus(count: number) {
  const origin = useRef<HTMLElement | null>(null)
  const isPressed = useRef(false)
  const shown = useRef(count)
  useLayoutEffect(() => {
    const isClosed = count < shown.current
    shown.current = count
    if (!isClosed || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement !== document.body) return
    const back = origin.current?.isConnected ? origin.current : document.getElementById('main')
    back?.focus({ preventScroll: true })
  }, [count])
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) origin.current = relatedTarget
    },
    press(run: () => void) {
      isPressed.current = true
      run()
    },
  }
}

function ToastRegion({ store }: { store: ToastStore }) {
  const t = useT()
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none)
  useEffect(() => () => store.getToasts().forEach(({ id }) => void store.close(id)), [store])
  const { onFocus, press } = useReturnFocus(toasts.length)
  if (toasts.length === 0) return null
  return (
    <section aria-label={t('forms.notices')}>
      <ul className="toasts" onFocus={onFocus}>
        {toasts.map(({ id, title, description, color, action }) => (
          <li
            key={id}
            onPointerEnter={() => store.pause(id)}
            onPointerLeave={() => store.resume(id)}
            onFocus={() => store.pause(id)}
            onBlur={() => store.resume(id)}
          >
            <Toast
              timed
              tone={tones[color]}
              title={title}
              text={
                (description || action) && (
                  <>
                    {description}{' '}
                    {action && (
                      <Button look="text-link" onClick={() => press(() => void store.act(id))}>
                        {action.label}
                      </Button>
                    )}
                  </>
                )
              }
              closeLabel={t('forms.close')}
              onClose={() => press(() => store.close(id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
