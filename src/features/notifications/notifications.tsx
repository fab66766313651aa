import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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

function ToastRegion({ store }: { store: ToastStore }) {
  const t = useT()
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none)
  useEffect(() => () => store.getToasts().forEach(({ id }) => void store.close(id)), [store])
  /** Element that had the focus before it moved into the toasts. */
  const origin = useRef<HTMLElement>(null)
  async function press(run: () => unknown) {
    await run()
    // once the toast is removed, unless its action failed
    requestAnimationFrame(() => document.activeElement === document.body && origin.current?.focus())
  }
  if (toasts.length === 0) return null
  return (
    <section aria-label={t('forms.notices')}>
      <ul
        className="toasts"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null
        }}
      >
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
                      <Button look="text-link" onClick={() => void press(() => store.act(id))}>
                        {action.label}
                      </Button>
                    )}
                  </>
                )
              }
              closeLabel={t('forms.close')}
              onClose={() => void press(() => store.close(id))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
