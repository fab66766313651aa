import { foldDigraphs, foldText } from './fold.ts'

/** Part of a text; all parts concatenate to the text. */
export interface HighlightPart {
  text: string
  marked: boolean
}

/** Folds a text and maps each folded character to its index in the original. */
function foldWithPlaces(text: string, spelledOut: boolean) {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    for (const letter of foldText(character)) {
      if (spelledOut && letter === 'e' && /[aou]$/.test(folded)) continue
      folded += letter
      for (let unit = 0; unit < letter.length; unit += 1) places.push(place)
    }
    place += character.length
  }
  places.push(place)
  return { folded, places }
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Words of fewer characters are mostly prepositions and articles: `de` in `minimum de commande` does not mean `devenir`. */
const shortest = 3

/** Indexes of a word: at word starts; if there are none and the word has at least three characters, anywhere. @param isTyped the word may be incomplete */
function findWord(folded: string, word: string, isTyped: boolean): number[] {
  const found: number[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push(at)
  const beginnings = found.filter((at) => !isLetter(folded[at - 1]))
  if (word.length < shortest && !isTyped) return beginnings.filter((at) => !isLetter(folded[at + word.length]))
  return beginnings.length > 0 || word.length < shortest ? beginnings : found
}

/** Splits a name at the matches of a query, compared folded: `tomat` in `Rispentomaten`. One part if it matched by something else. */
export function toHighlightParts(text: string, words: readonly string[]): HighlightPart[] {
  const marked = new Array<boolean>(text.length).fill(false)
  for (const [index, word] of words.entries()) {
    for (const spelledOut of [false, true]) {
      const { folded, places } = foldWithPlaces(text, spelledOut)
      const asked = spelledOut ? foldDigraphs(word) : word
      const found = findWord(folded, asked, index === words.length - 1)
      for (const at of found) {
        const from = places[at] ?? 0
        const last = places[at + asked.length - 1] ?? from
        // extend to the next character, so that combining marks and ligatures stay whole
        const to = places.find((place) => place > last) ?? text.length
        marked.fill(true, from, to)
      }
      if (found.length > 0) break
    }
  }
  const pieces: HighlightPart[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1)
    const letter = text[at] ?? ''
    if (last && last.marked === marked[at]) last.text += letter
    else pieces.push({ text: letter, marked: marked[at] === true })
  }
  return pieces
}
