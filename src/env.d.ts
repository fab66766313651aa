/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Names the build; made anew by every `vite build`. */
  readonly BUILD_ID: string
}

/** Made by vite.config.ts: the text of the shop's stylesheet; null in development. */
declare module 'virtual:stylesheet' {
  export const css: string | null
}

/** The words of a language that a guest's first pages do without (scripts/words-in-two.ts). */
declare module '*.json?rest' {
  const words: object
  export default words
}
