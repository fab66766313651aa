type QrCodeProps = {
  /** Modules per side, with the light margin. */
  size: number
  /** Dark modules as path data, one unit per module. */
  path: string
  /** Text alternative. */
  label: string
}

/** Always dark on white: not every scanner reads an inverted code. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
