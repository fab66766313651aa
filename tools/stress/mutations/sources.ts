// The mutated files of all areas, numbered.
import { globSync, readFileSync } from 'node:fs'
import { areas } from './areas.ts'
import { listMutations, type Mutation } from './mutators.ts'

export interface Source {
  area: string
  file: string
  text: string
  mutations: readonly Mutation[]
  /** Number of its first mutation; the others follow. */
  firstNumber: number
  /** Files of the tests of its area. */
  tests: readonly string[]
}

const list = (patterns: readonly string[]) =>
  globSync([...patterns])
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** `{one,two}.ts` as two patterns, so that each name must exist. */
function expandBraces(pattern: string): string[] {
  const [braces, names] = /\{([^}]+)\}/.exec(pattern) ?? []
  return braces && names ? names.split(',').flatMap((name) => expandBraces(pattern.replace(braces, name))) : [pattern]
}

/** Reads the files below the working directory, which is the root of the project. */
export function readSources(): Source[] {
  let firstNumber = 0
  return areas.flatMap(({ area, files, tests }) => {
    const found = list(files).filter((file) => !/\.test\.tsx?$/.test(file))
    for (const pattern of [...files, ...tests].flatMap(expandBraces))
      if (list([pattern]).length === 0) throw new Error(`${pattern} of the area ${area} is not a file`)
    return found.map((file) => {
      const text = readFileSync(file, 'utf8')
      const mutations = listMutations(file, text)
      const source = { area, file, text, mutations, firstNumber, tests: list(tests) }
      firstNumber += mutations.length
      return source
    })
  })
}
