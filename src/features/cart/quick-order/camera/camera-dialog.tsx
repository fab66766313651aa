import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { type CameraProblem, readCamera } from './camera.ts'

export interface CameraDialogProps {
  onCode: (code: string) => void
  /** Sentence about the last scan. */
  scanned: string | null
  onClose: () => void
}

/** Camera of a phone as a scanner; it is released when the dialog closes. */
export function CameraDialog({ onCode, scanned, onClose }: CameraDialogProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const report = useEffectEvent(onCode)
  useEffect(() => (video.current ? readCamera(video.current, (code) => report(code), setProblem) : undefined), [])
  return (
    <Dialog title={t('quickOrder.cameraTitle')} onClose={onClose}>
      {problem ? (
        <p role="alert">{t(`quickOrder.${problem}`)}</p>
      ) : (
        <>
          <video ref={video} className="camera" muted playsInline aria-label={t('quickOrder.cameraTitle')} />
          <p role="status">{scanned ?? t('quickOrder.cameraHow')}</p>
        </>
      )}
      <div className="actions">
        <Button look="outline" onClick={onClose}>
          {t('quickOrder.cameraClose')}
        </Button>
      </div>
    </Dialog>
  )
}
