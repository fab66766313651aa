import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groups } from '#src/kit/page/kit.ts'
import { isTest } from './imports.ts'

const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

test('/dev/kit shows each component of src/ui', () => {
  const source = read(globSync('src/ui/**/*.tsx').filter((file) => !isTest(file)))
  const components = [...source.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(([, name]) => name)
  const examples = read(globSync('src/kit/groups/*.tsx'))
  const shown = Object.values(groups).flatMap(Object.keys)
  expect(components.length).toBeGreaterThan(70)
  expect(shown.toSorted()).toEqual(components.toSorted())
  expect(shown.filter((name) => !new RegExp(`<${name}[\\s/>]`).test(examples))).toEqual([])
})
