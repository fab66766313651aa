import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const source = read(sourceFiles().filter((file) => file.startsWith('src/') && !isTest(file)))
const tests = read(sourceFiles().filter(isTest))

const stylesheets = read(globSync('src/**/*.css')).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')
const styled = new Set([...stylesheets.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** Places of class names in source: `className` props, constants named `*Class`, `classNames()` calls. */
const classPatterns = [
  /[cC]lassName(?:=|: )("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g,
  /const \w*Class(?:es)? = ([^\n{]+|\{[^}]*\})/g,
  /classNames\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
]
/** Comparisons and arguments of other calls hold no class names. */
const notClassNames = /(?:[!=]==?|\w =) '[^']*'|\w+\(\{[^}]*\}\)/g
const written = classPatterns
  .flatMap((place) => [...source.matchAll(place)].map(([, text = '']) => text.replace(notClassNames, '')))
  .flatMap((text) => text.match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? [])
  .flatMap((literal) => literal.slice(1, -1).split(/\s+/))
const used = new Set(written.filter((name) => /^[a-z][\w-]*$/i.test(name)))
/** Prefix of a computed class such as `chip-${look}`; its end is a value in the component. */
const prefixes = new Set(written.flatMap((name) => /^([a-z-]+-)\$\{/.exec(name)?.[1] ?? []))
const isComposed = (name: string) =>
  [...prefixes].some(
    (stem) => name.startsWith(stem) && new RegExp(`['\\s:|]${name.slice(stem.length)}['\\s,:|]`).test(source),
  )
/** Union types such as `tone?: 'soft' | 'muted'`, whose values can be class names. */
const unions = new Set(
  [...source.matchAll(/: ('[\w-]+'(?: \| '[\w-]+')+)/g)].flatMap(([, all = '']) => all.match(/[\w-]+/g) ?? []),
)
/** Whether a script or a test uses the class as a selector. */
const isFound = (name: string) => new RegExp(`['"\`][^'"\`\\n]*\\.${name}(?![\\w-])`).test(source + tests)

test('class names are lower-case words joined by dashes', () => {
  const wrong = [...styled, ...used].filter((name) => !/^[a-z]{4,}$|^[a-z]{2,}(?:-[a-z\d]+)+$/.test(name))
  expect(wrong).toEqual([])
})

test('every used class is styled or is a selector of a script or test', () => {
  expect([...used].filter((name) => !styled.has(name) && !isFound(name))).toEqual([])
})

test('every styled class is used', () => {
  expect([...styled].filter((name) => !used.has(name) && !unions.has(name) && !isComposed(name))).toEqual([])
})
