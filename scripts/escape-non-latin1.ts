/**
 * Vite plugin that escapes characters outside Latin-1 in the worker's code: one such character makes V8 store a whole file with two bytes
 * per character, and an isolate has 128 MB.
 */
import type { Plugin } from 'vite'

const toEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes in strings and patterns alike. If an odd backslash precedes the character, it is a needless escape and is dropped. */
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
  // runs last: later plugins could print the code again
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (rawTemplate.test(chunk.code)) this.error(`${chunk.fileName} has a raw template with letters beyond Latin 1`)
      chunk.code = toLatin1(chunk.code)
    }
  },
}
