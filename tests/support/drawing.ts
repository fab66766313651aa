// A renderer that draws no page of the shop, for tests of what stands around it.
import type { Renderer } from '#server/env.ts'

export const rendererOf = (render: Renderer['render']): Renderer => ({
  css: null,
  inlineScripts: [],
  fillSlotsScript: '',
  render,
  askPrivately: async () => ({}),
  renderSlots: async () => [],
})
