import { toHighlightParts } from './highlight.ts'

export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return toHighlightParts(text, words).map((piece, place) => {
    // parts of a text keep their order, so the index is a stable key
    const key = String(place)
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}
