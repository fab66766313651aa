/** Applies the stored colour mode, unless the page sets one. */
import { colourModeKey } from '#protocol/protocol.ts'

let mode: string | null = null
try {
  mode = localStorage.getItem(colourModeKey)
} catch {
  // without storage the browser's preference applies
}
if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme ??= mode
