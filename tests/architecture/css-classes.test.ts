// CSS classes: words, each of them styled and worn.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './imports.ts'

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const source = read(sourceFiles().filter((file) => file.startsWith('src/') && !isTest(file)))
const tests = read(sourceFiles().filter(isTest))

const sheets = read(globSync('src/**/*.css')).replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')
const styled = new Set([...sheets.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** Where class names are written: a property `className`, a constant whose name says class, the call that joins them. */
const places = [
  /[cC]lassName(?:=|: )("[^"]*"|'[^']*'|`[^`]*`|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g,
  /const \w*Class(?:es)? = ([^\n{]+|\{[^}]*\})/g,
  /classNames\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
]
/** What a name is compared with, and what is given to something else, is no class. */
const others = /(?:[!=]==?|\w =) '[^']*'|\w+\(\{[^}]*\}\)/g
const written = places
  .flatMap((place) => [...source.matchAll(place)].map(([, text = '']) => text.replace(others, '')))
  .flatMap((text) => text.match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? [])
  .flatMap((literal) => literal.slice(1, -1).split(/\s+/))
const worn = new Set(written.filter((name) => /^[a-z][\w-]*$/i.test(name)))
/** `chip-${look}`: the class says its component, and its end is one of the component's own words. */
const stems = new Set(written.flatMap((name) => /^([a-z-]+-)\$\{/.exec(name)?.[1] ?? []))
const isComposed = (name: string) =>
  [...stems].some(
    (stem) => name.startsWith(stem) && new RegExp(`['\\s:|]${name.slice(stem.length)}['\\s,:|]`).test(source),
  )
/** `tone?: 'soft' | 'muted'`: the words of a property that are classes themselves. */
const unions = new Set(
  [...source.matchAll(/: ('[\w-]+'(?: \| '[\w-]+')+)/g)].flatMap(([, all = '']) => all.match(/[\w-]+/g) ?? []),
)
/** By scripts that look for it, or by a test. */
const isFound = (name: string) => new RegExp(`['"\`][^'"\`\\n]*\\.${name}(?![\\w-])`).test(source + tests)

test('a class is a word or several, joined by dashes', () => {
  const wrong = [...styled, ...worn].filter((name) => !/^[a-z]{4,}$|^[a-z]{2,}(?:-[a-z\d]+)+$/.test(name))
  expect(wrong).toEqual([])
})

test('a class that is worn is styled, or something looks for it', () => {
  expect([...worn].filter((name) => !styled.has(name) && !isFound(name))).toEqual([])
})

test('a class that is styled is worn', () => {
  expect([...styled].filter((name) => !worn.has(name) && !unions.has(name) && !isComposed(name))).toEqual([])
})
