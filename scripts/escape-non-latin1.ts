/**
 * The worker's code without letters beyond Latin 1: for one of them V8 holds a whole file at two bytes a letter, and an isolate has 128 MB.
 * Called by vite.config.ts.
 */
import type { Plugin } from 'vite'

const toEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes them, in texts and patterns the same; one that was escaped without need takes its backslash with it. */
export const toLatin1 = (code: string): string =>
  code.replace(
    /(\\*)([^\0-\xff])/g,
    (_, slashes: string, letter: string) => slashes.slice(slashes.length % 2) + toEscape(letter),
  )

const rawTemplate = /\braw`[^`]*[^\0-\xff`][^`]*`/

export const escapeNonLatin1: Plugin = {
  name: 'latin-source',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // once nobody prints the code anew
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (rawTemplate.test(chunk.code)) this.error(`${chunk.fileName} has a raw template with letters beyond Latin 1`)
      chunk.code = toLatin1(chunk.code)
    }
  },
}
