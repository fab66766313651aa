// Puts all mutations of a file into its text at once. Each takes effect while `__mutations.isActive` returns true for its number.
import { listStatementStarts, type Mutation } from './mutators.ts'

/** Mutations of the same piece of text, and the pieces inside. */
interface Piece {
  start: number
  end: number
  removes: boolean
  mutations: { number: number; replacement: string }[]
  inner: Piece[]
}

/** @param mutations in the order of `listMutations`: outer ones first */
function toTree(mutations: readonly Mutation[], firstNumber: number): Piece[] {
  const root: Piece = { start: 0, end: Number.POSITIVE_INFINITY, removes: false, mutations: [], inner: [] }
  const open = [root]
  for (const [index, { start, end, replacement, removes }] of mutations.entries()) {
    const mutation = { number: firstNumber + index, replacement }
    while ((open.at(-1)?.end ?? 0) < end || (open.at(-1)?.end ?? 0) <= start) open.pop()
    const last = open.at(-1)
    if (!last) throw new Error('two mutations overlap')
    if (last.start === start && last.end === end && last.removes === removes) {
      last.mutations.push(mutation)
      continue
    }
    const piece: Piece = { start, end, removes, mutations: [mutation], inner: [] }
    last.inner.push(piece)
    open.push(piece)
  }
  return root.inner
}

/** @returns the text with switches; line numbers stay the same */
export function instrument(file: string, text: string, mutations: readonly Mutation[], firstNumber: number): string {
  const starts = new Set(listStatementStarts(file, text))
  const write = (from: number, to: number, pieces: readonly Piece[]): string => {
    let [written, at] = ['', from]
    const copy = (until: number) => {
      for (const start of starts) {
        if (start < at || start >= until) continue
        starts.delete(start)
        written += `${text.slice(at, start)};`
        at = start
      }
      written += text.slice(at, until)
      at = until
    }
    for (const piece of pieces) {
      copy(piece.start)
      if (starts.delete(piece.start)) written += ';'
      const inner = write(piece.start, piece.end, piece.inner)
      const isActive = piece.mutations.map(({ number }) => `__mutations.isActive(${number})`)
      if (piece.removes) written += `if(!${isActive[0]}){${inner}}`
      else
        written += `(${piece.mutations.map((each, i) => `${isActive[i]}?(${each.replacement}):`).join('')}(${inner}))`
      at = piece.end
    }
    copy(to)
    return written
  }
  return write(0, text.length, toTree(mutations, firstNumber))
}
