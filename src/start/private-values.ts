/** Takes the private data behind a shell out of the document, for the app that hydrates it. */

import { privateId } from '#protocol/protocol.ts'
import type { PrivateValues } from '#server/env.ts'
import { resolvedPromise } from '#service/private.ts'

/** Null in a page that was rendered for its reader. */
export function takePrivateValues() {
  const element = document.getElementById(privateId)
  if (!element) return null
  const { customer, answers }: PrivateValues = JSON.parse(element.textContent)
  // React does not know the element
  element.remove()
  const values = new Map(Object.entries(answers ?? {}).map(([name, answer]) => [name, resolvedPromise(answer)]))
  return { customer, toValue: (name: string) => values.get(name) }
}
