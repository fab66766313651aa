// Merges the English messages under those of another language at build time, so that a missing message shows in English and a browser
// loads one file.

type Texts = { [key: string]: Texts | string }

/** An empty message counts as missing. */
export function mergeFallback(english: Texts, own: Texts): Texts {
  const filled: Texts = { ...english }
  for (const [key, text] of Object.entries(own)) {
    const below = english[key]
    if (typeof text === 'string') filled[key] = text || below || ''
    else filled[key] = isPlural(text) || typeof below !== 'object' ? text : mergeFallback(below, text)
  }
  return filled
}

/** Plural forms are not merged: languages have different plural categories. */
const isPlural = (text: Texts) => typeof text.other === 'string'
