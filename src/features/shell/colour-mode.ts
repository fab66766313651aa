/** Colour mode: system, light or dark. The stored choice is applied before the first paint by a script that pages carry inline. */

export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Key in local storage. */
export const colourModeKey = 'color-mode'

/** Shows the stored choice; without one the system's. */
export function showChosenMode() {
  const { dataset } = document.documentElement
  let mode: string | null = null
  try {
    mode = localStorage.getItem(colourModeKey)
  } catch {
    // a browser without storage: as the system says
  }
  if (mode === 'light' || mode === 'dark') dataset.theme = mode
  else delete dataset.theme
}

/** The same text on every page, so that its hash can stand in the content security policy. */
export const colourModeScript = `{let m;try{m=localStorage.getItem('${colourModeKey}')}catch{}if(m==='light'||m==='dark')document.documentElement.dataset.theme??=m}`
