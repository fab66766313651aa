// The requirements of docs/requirements with the tests that hold them. A test names its requirements in the comment above it.
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

/** Each test file of the project, with forward slashes. */
export const testFiles = (): string[] =>
  globSync('{src,backends,contracts,scripts,tests,tools}/**/*.test.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** "F001, F002" as two ids. */
export const toIds = (comment: string): string[] => comment.split(', ')

/** In order of their ids. */
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

/** Reads `- **F001** A sentence.`, and below it, indented, `- none: a reason` where no test holds it. */
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
