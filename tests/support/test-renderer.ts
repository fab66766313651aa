// A renderer that renders no page, for tests of the server code around it.
import type { Renderer } from '#server/context/env.ts'

export const createTestRenderer = (render: Renderer['render']): Renderer => ({
  css: null,
  inlineScripts: [],
  fillPlaceholdersScript: '',
  render,
  runPrivateReads: async () => ({}),
  renderPlaceholders: async () => [],
})
