/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Names the build; another one for every `vite build`. */
  readonly BUILD_ID: string
}

/** Made by vite.config.ts: the text of the shop's stylesheet; null in development. */
declare module 'virtual:stylesheet' {
  export const css: string | null
}

/** Chunk names without folder and extension, by what they are needed for (scripts/screen-chunks.ts); empty in development. */
declare module 'virtual:screen-chunks' {
  export const screenChunks: Readonly<Record<string, readonly string[]>>
}

/** The text of a module and its imports as a script (scripts/inline-scripts.ts). */
declare module '*?script' {
  const text: string
  export default text
}

/** Parts of the messages of a language in the client build (scripts/split-messages.ts). */
declare module '*.json?rest' {
  const messages: object
  export default messages
}
declare module '*.json?operator' {
  const messages: object
  export default messages
}
