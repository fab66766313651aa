// A mutant and its description.
import type { Source } from './sources.ts'

export interface Mutant {
  /** Number among the mutations of all sources. */
  number: number
  source: Source
}

export interface MutantPlace {
  /** From 1. */
  line: number
  /** Text of the line, without indentation. */
  lineText: string
  before: string
  after: string
}

const maxShown = 60

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > maxShown ? `${flat.slice(0, maxShown)}...` : flat
}

/** @throws Error if the source has no mutation of this number */
export function placeOf({ number, source }: Mutant): MutantPlace {
  const mutation = source.mutations[number - source.firstNumber]
  if (!mutation) throw new Error(`${source.file} has no mutation ${number}`)
  const { start, end, replacement, removes } = mutation
  // the content of a block begins with the line break
  const first = start + (/\S/.exec(source.text.slice(start, end))?.index ?? 0)
  const lines = source.text.slice(0, first).split('\n')
  const lineStart = first - (lines.at(-1)?.length ?? 0)
  const lineText = source.text.slice(lineStart).split('\n', 1)[0]?.trim() ?? ''
  return {
    line: lines.length,
    lineText,
    before: shorten(source.text.slice(start, end)),
    after: removes ? 'nothing' : shorten(replacement),
  }
}

/** Identifies a mutant in its file, also after lines were added above it. */
export function describeMutant(mutant: Mutant): string {
  const { lineText, before, after } = placeOf(mutant)
  return `${lineText.startsWith(before) ? '' : `${lineText} | `}${before} → ${after}`
}
