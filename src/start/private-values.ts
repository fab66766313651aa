/** Reads and removes the private data at the end of a page shell, for hydration. */
import { privateDataId } from '#protocol/protocol.ts'
import type { PrivateValues } from '#server/context/env.ts'
import { resolvedPromise } from '#service/private.ts'

/** @returns null if the page is not a shell */
export function takePrivateValues() {
  const element = document.getElementById(privateDataId)
  if (!element) return null
  const { customer, answers }: PrivateValues = JSON.parse(element.textContent)
  // hydration expects a document without the element
  element.remove()
  const values = new Map(Object.entries(answers ?? {}).map(([name, answer]) => [name, resolvedPromise(answer)]))
  return { customer, toValue: (name: string) => values.get(name) }
}
