import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findError, listSubjects } from './commit-subjects.mjs'

const folders: string[] = []
const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'subjects-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@shop.example', ...args], { cwd, stdio: 'pipe' })
const commit = (cwd: string, ...subjects: string[]) => {
  for (const subject of subjects) git(cwd, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject)
}

function createRepository() {
  const folder = createFolder()
  git(folder, 'init', '--quiet')
  commit(folder, 'older than the check')
  mkdirSync(path.join(folder, 'scripts'))
  writeFileSync(path.join(folder, 'scripts/commit-subjects.mjs'), '')
  git(folder, 'add', '.')
  commit(folder, 'build(check): check commit subjects')
  return folder
}

test.each([
  'fix(pages): serve the stale page when the render queue is full',
  'feat(cart,orders)!: remove the former field',
  'docs: describe purge calls',
  'test(cache): pass the clock to the memory cache',
  'build(check): embed the dictionary',
  'Merge branch main',
  'fixup! fix(cart): add a test',
])('accepts "%s"', (subject) => {
  expect(findError(subject)).toBeNull()
})

test.each([
  ['update things', /is not "type\(scope\): verb/],
  ['fix(Cart): add a test', /is not/],
  ['fix(cart): the cart counts again', /imperative, not "the"/],
  ['fix(cart): fixed the count', /imperative, not "fixed"/],
  ['fix(cart): adding a test', /imperative, not "adding"/],
  ['fix(cart): counts lines once', /imperative, not "counts"/],
  ['fix(cart): Add a test', /imperative, not "Add"/],
  ['fix(cart): add a test.', /full stop/],
  [`fix(cart): add ${'x'.repeat(60)}`, /has 75 characters/],
])('rejects "%s"', (subject, message) => {
  expect(findError(subject)).toMatch(message)
})

test('lists the commits since the last release tag', () => {
  const folder = createRepository()
  commit(folder, 'before')
  git(folder, 'tag', 'v1.0.0')
  commit(folder, 'first', 'second')
  expect(listSubjects(folder)).toEqual(['second', 'first'])
})

test('lists at most 50 commits after the one that added the check, if there is no release tag', () => {
  const folder = createRepository()
  expect(listSubjects(folder)).toEqual([])
  commit(folder, ...Array.from({ length: 51 }, (_, index) => `commit ${index}`))
  const subjects = listSubjects(folder)
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, 'commit 50', 'commit 1'])
})

test('lists nothing without a repository, without commits and in a shallow clone of one commit', () => {
  const [none, empty, clone] = [createFolder(), createFolder(), createFolder()]
  git(empty, 'init', '--quiet')
  const origin = createRepository()
  commit(origin, 'latest')
  git(clone, 'clone', '--quiet', '--depth', '1', `file://${origin}`, '.')
  expect([none, empty, clone].map(listSubjects)).toEqual([[], [], []])
})
