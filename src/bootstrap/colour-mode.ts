/** Colour mode: system, light or dark. The stored choice is applied before the first paint by a script that pages carry inline. */
import { colourModeKey, themeMark } from './protocol.ts'

export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Shows the stored choice; without one the system's. */
export function showChosenMode() {
  const root = document.documentElement
  let mode: string | null = null
  try {
    mode = localStorage.getItem(colourModeKey)
  } catch {
    // a browser without storage: as the system says
  }
  if (mode === 'light' || mode === 'dark') root.setAttribute(themeMark, mode)
  else root.removeAttribute(themeMark)
}

/** The same text on every page, so that its hash can stand in the content security policy. */
export const colourModeScript = `{let m;try{m=localStorage.getItem('${colourModeKey}')}catch{}if(m==='light'||m==='dark')document.documentElement.dataset.theme??=m}`
