/** Colour mode: system, light or dark. The stored choice is applied before the first paint by a script that pages carry inline. */

export const colourModes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Key in local storage. */
export const colourModeKey = 'color-mode'

/** The same text on every page, so that its hash can stand in the content security policy. */
export const colourModeScript = `{let m;try{m=localStorage.getItem('${colourModeKey}')}catch{}if(m==='light'||m==='dark')document.documentElement.dataset.theme??=m}`
