// The surviving mutants that need no test, with the reasons: allowed.json.
import { readFileSync } from 'node:fs'

interface AllowedSurvivors {
  file: string
  /** Why no test can or should notice them. */
  reason: string
  /** Lines of `describeMutant`. */
  mutants: string[]
}

const lists = JSON.parse(readFileSync(new URL('allowed.json', import.meta.url), 'utf8')) as AllowedSurvivors[]

export interface AllowedSurvivor {
  file: string
  mutant: string
}

export const allowedSurvivors: readonly AllowedSurvivor[] = lists.flatMap(({ file, mutants }) =>
  mutants.map((mutant) => ({ file, mutant })),
)

export const isAllowed = (file: string, mutant: string) =>
  allowedSurvivors.some((each) => each.file === file && each.mutant === mutant)
