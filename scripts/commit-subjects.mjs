// Checks commit subjects: those since the last release tag, else the newest 50 since this script exists; with a file, as the hook
// .githooks/commit-msg calls it, the message in that file. Without a history there is nothing to check.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const script = 'scripts/commit-subjects.mjs'
const maxLength = 72
const maxCommits = 50
const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const pattern = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: (\\S+)`)
const generated = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/

/** Subjects are sentences without a verb in the imperative if they start with one of these, or with a word in -ed, -ing or -s. */
const notVerbs =
  /^(?:a|an|the|no|nothing|each|every|one|it|its|this|that|these|those|what|who|where|when|how|which|if|in|on|at|of|for|with|without|new|more|all)$/
const inflected = /(?:ed|ing|[^s]s)$/
const verbs = /^(?:bring|embed|exceed|feed|focus|need|proceed|seed|speed|spring|succeed)$/

/** Error of a commit subject, null if it is valid. */
export function findError(subject) {
  if (generated.test(subject)) return null
  const verb = pattern.exec(subject)?.[1]
  if (!verb) return `is not "type(scope): verb ..." with a type of ${types.join(', ')}`
  if (subject.length > maxLength) return `has ${subject.length} characters, at most ${maxLength} are allowed`
  if (/[^a-z-]/.test(verb) || notVerbs.test(verb) || (inflected.test(verb) && !verbs.test(verb)))
    return `must start with a verb in the imperative, not "${verb}"`
  return subject.endsWith('.') ? 'must not end with a full stop' : null
}

/** Subjects to check in the repository of a folder; empty without git, history or base. */
export function listSubjects(folder) {
  const git = (...args) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*')
  const base = tag || git('log', '--diff-filter=A', '--format=%H', '-1', '--', script)
  if (!base) return []
  const limit = tag ? [] : ['-n', String(maxCommits)]
  return git('log', '--format=%s', ...limit, `${base}..HEAD`)
    .split('\n')
    .filter(Boolean)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2]
  const subjects = file ? [readFileSync(file, 'utf8').split('\n', 1)[0].trim()] : listSubjects(process.cwd())
  const errors = subjects.flatMap((subject) => {
    const error = findError(subject)
    return error ? [`"${subject}" ${error}`] : []
  })
  for (const error of errors) console.error(error)
  if (!file) console.log(`${subjects.length} commit subjects checked`)
  process.exitCode = errors.length === 0 ? 0 : 1
}
