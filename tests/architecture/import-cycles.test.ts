import path from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsOf, isTest, sourceFiles } from '../architecture/imports.ts'

const imports = sourceFiles()
  .filter((file) => !isTest(file))
  .flatMap(importsOf)
  .filter((each): each is Import & { target: string } => each.target !== null)

const isProgram = (file: string) => /^(?:src|backends|contracts)\//.test(file)

/** Names that import themselves through others. `nameOf` maps a file to its folder, its area, or itself. */
function findCycles(nameOf: (file: string) => string, imports: readonly { file: string; target: string }[]): string[] {
  const imported = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [nameOf(file), nameOf(target)]
    if (from !== to) imported.set(from, (imported.get(from) ?? new Set()).add(to))
  }
  const reachableFrom = (name: string) => {
    const names = new Set(imported.get(name))
    for (const each of names) for (const next of imported.get(each) ?? []) names.add(next)
    return names
  }
  return [...imported.keys()].filter((name) => reachableFrom(name).has(name)).sort()
}

/** `src/features/cart`, `backends/content` or `src/ui`: the folder that counts as one unit. */
const areaOf = (file: string) =>
  /^(?:src\/features\/[^/]+|[^/]+\/[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file)

test('areas and folders of src, backends and contracts have no import cycles, type imports included', () => {
  const inProgram = imports.filter(({ file, target }) => isProgram(file) && isProgram(target))
  expect(findCycles(areaOf, inProgram)).toEqual([])
  expect(findCycles(path.posix.dirname, inProgram)).toEqual([])
})

test('files have no import cycles; those of src, backends and contracts also none of type imports', () => {
  const itself = (file: string) => file
  const values = imports.filter(({ file, typeOnly }) => !typeOnly && !file.endsWith('.gen.ts'))
  expect(findCycles(itself, values)).toEqual([])
  // TanStack generates the route tree with the type of the router; a literal of the demo content has a type derived from it
  const isGiven = (file: string) => file.endsWith('.gen.ts') || file.startsWith('backends/content/seed/data/')
  expect(
    findCycles(
      itself,
      imports.filter(({ file, target }) => isProgram(file) && isProgram(target) && !isGiven(file)),
    ),
  ).toEqual([])
})
