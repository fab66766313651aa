// Requirements of docs/requirements with the tests whose comments name them.
import { globSync, readFileSync } from 'node:fs'
import { readTests } from './read-tests.ts'

export interface Requirement {
  id: string
  sentence: string
  /** Why no test holds it; null for a requirement with tests. */
  reason: string | null
  /** Titles, as "file > describe > test". */
  tests: string[]
}

export const testFiles = (): string[] =>
  globSync('{src,backends,contracts,scripts,tests,tools}/**/*.test.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** Splits "F001, F002" into two ids. */
export const toIds = (comment: string): string[] => comment.split(', ')

/** Sorted by id. */
export function readRequirements(): Requirement[] {
  const tests = Map.groupBy(
    testFiles()
      .flatMap(readTests)
      .flatMap(({ title, requirements }) => toIds(requirements ?? '').map((id) => ({ id, title }))),
    ({ id }) => id,
  )
  return globSync('docs/requirements/*.md')
    .flatMap((file) => readSentences(readFileSync(file, 'utf8')))
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((requirement) => ({ ...requirement, tests: tests.get(requirement.id)?.map(({ title }) => title) ?? [] }))
}

/** Parses `- **F001** A sentence.` and an indented `- none: a reason` below it. */
function readSentences(text: string): Omit<Requirement, 'tests'>[] {
  return text
    .split(/^- (?=\*\*F)/m)
    .slice(1)
    .map((part) => {
      const [, id = '', sentence = '', reason = null] =
        /^\*\*(F\d{3})\*\* (.+)(?:\n {2}- none: (.+))?$/.exec(part.trimEnd()) ?? []
      return { id, sentence, reason }
    })
}
