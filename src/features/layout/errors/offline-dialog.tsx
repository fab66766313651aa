import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { isShopReachable } from '../menu/is-reachable.ts'

export function OfflineDialog() {
  const t = useT()
  const router = useRouter()
  const [wanted, setWanted] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(
    () =>
      router.history.block({
        enableBeforeUnload: false,
        blockerFn: ({ nextLocation, action }) => {
          if (navigator.onLine || (action !== 'PUSH' && action !== 'REPLACE')) return false
          setTries(0)
          setWanted(nextLocation.href)
          return true
        },
      }),
    [router],
  )
  useEffect(() => {
    if (wanted === null) return
    const goOn = () => {
      setWanted(null)
      router.history.push(wanted, undefined, { ignoreBlocker: true })
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [router, wanted])

  async function tryAgain(target: string) {
    if (!(await isShopReachable())) return setTries((times) => times + 1)
    setWanted(null)
    router.history.push(target, undefined, { ignoreBlocker: true })
  }

  if (wanted === null) return null
  return (
    <Dialog title={t('global.offline')} onClose={() => setWanted(null)}>
      <div>
        <Text tone="soft">{t('global.offlineText')}</Text>
        <div role="status">{tries > 0 && <b key={tries}>{t('global.stillOffline')}</b>}</div>
      </div>
      <div className="actions">
        <Button look="simple" onClick={() => setWanted(null)}>
          {t('global.stay')}
        </Button>
        <Button onClick={() => void tryAgain(wanted)}>{t('global.tryAgain')}</Button>
      </div>
    </Dialog>
  )
}
