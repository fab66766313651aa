import { toHighlightParts } from './highlight.ts'

/** A name with what was looked for marked in it. @param words of the question */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return toHighlightParts(text, words).map((piece, place) => {
    // the pieces of one text never change places
    const key = String(place)
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}
