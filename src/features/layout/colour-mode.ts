/** Colour mode: system, light or dark. inline/apply-colour-mode.ts applies the stored choice before the first paint. */
import { colourModeKey, themeAttr } from '#protocol/protocol.ts'

export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Applies the stored choice; without one the system's mode. */
export function applyStoredMode() {
  const root = document.documentElement
  let mode: string | null = null
  try {
    mode = localStorage.getItem(colourModeKey)
  } catch {
    // no local storage: use the system's mode
  }
  if (mode === 'light' || mode === 'dark') root.setAttribute(themeAttr, mode)
  else root.removeAttribute(themeAttr)
}
