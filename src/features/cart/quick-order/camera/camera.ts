/** Barcodes in front of a camera, by the Barcode Detection API (https://wicg.github.io/shape-detection-api/). */

type BarcodeDetector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type BarcodeDetectorClass = {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats: () => Promise<string[]>
}
declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectorClass
  }
}

export type CameraProblem = 'cameraRefused' | 'cameraMissing'

/** Formats that carry a GTIN. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'data_matrix']
const intervalMs = 120
/** A code that was missing in this many pictures in a row is a new scan. Not a time: a busy page looks at fewer pictures. */
const missesUntilGone = 7

/** Shows the rear camera in `video` and reports each code once while it is in view. @returns function that releases the camera */
export function readCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onProblem: (problem: CameraProblem) => void,
): () => void {
  let isStopped = false
  let stream: MediaStream | undefined
  /** Pictures in a row without a code that was in view. */
  const misses = new Map<string, number>()

  function report(found: readonly { rawValue: string }[]) {
    const codes = new Set(found.map(({ rawValue }) => rawValue))
    for (const [code, count] of misses)
      if (codes.has(code) || count + 1 < missesUntilGone) misses.set(code, codes.has(code) ? 0 : count + 1)
      else misses.delete(code)
    for (const code of codes) {
      if (!misses.has(code)) onCode(code)
      misses.set(code, 0)
    }
  }
  async function start() {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isStopped || !window.BarcodeDetector) return stop()
    video.srcObject = stream
    await video.play()
    const supported = await window.BarcodeDetector.getSupportedFormats()
    const detector = new window.BarcodeDetector({ formats: formats.filter((format) => supported.includes(format)) })
    while (!isStopped) {
      // the picture may be unreadable while the camera starts
      report(await detector.detect(video).catch(() => []))
      await new Promise((done) => setTimeout(done, intervalMs))
    }
  }
  function stop() {
    isStopped = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  start().catch((error: unknown) => {
    if (isStopped) return
    stop()
    onProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'cameraRefused' : 'cameraMissing')
  })
  return stop
}
