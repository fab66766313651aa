// A renderer that renders no page of the shop, for tests of the edge around it.
import type { Renderer } from '#server/env.ts'

export const rendererOf = (render: Renderer['render']): Renderer => ({
  css: null,
  inlineScripts: [],
  fillPlaceholdersScript: '',
  render,
  runPrivateReads: async () => ({}),
  renderPlaceholders: async () => [],
})
