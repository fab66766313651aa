// Lays the English texts under those of another language, so that a text it lacks is read in English and never as its key.
// Done once, by the build: a browser loads one file.

type Texts = { [key: string]: Texts | string }

/** The texts of a language over the English ones; an empty text counts as missing. */
export function mergeFallback(english: Texts, own: Texts): Texts {
  const filled: Texts = { ...english }
  for (const [key, text] of Object.entries(own)) {
    const below = english[key]
    if (typeof text === 'string') filled[key] = text || below || ''
    else filled[key] = isPlural(text) || typeof below !== 'object' ? text : mergeFallback(below, text)
  }
  return filled
}

/** The forms of a language stay together: not every language has the same ones. */
const isPlural = (text: Texts) => typeof text.other === 'string'
