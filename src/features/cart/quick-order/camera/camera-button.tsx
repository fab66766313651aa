import { type ComponentType, useState, useSyncExternalStore } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { CameraDialogProps } from './camera-dialog.tsx'

const hasCamera = () => 'BarcodeDetector' in window && 'mediaDevices' in navigator
const subscribe = () => () => undefined

/** Opens the camera as a scanner; absent in browsers that read no barcodes. */
export function CameraButton(props: Pick<CameraDialogProps, 'onCode' | 'scanned'>) {
  const t = useT()
  const isAvailable = useSyncExternalStore(subscribe, hasCamera, () => false)
  const [Opened, setOpened] = useState<ComponentType<CameraDialogProps> | null>(null)
  if (!isAvailable) return null
  async function open() {
    const { CameraDialog } = await import('./camera-dialog.tsx')
    setOpened(() => CameraDialog)
  }
  return (
    <>
      <Button look="simple" icon="barcode" onClick={() => void open()}>
        {t('quickOrder.camera')}
      </Button>
      {Opened && <Opened {...props} onClose={() => setOpened(null)} />}
    </>
  )
}
