/**
 * Moves the content after a page shell into its placeholders, each between two comments. Constant text: the CSP names its hash.
 * After the last group a placeholder without content keeps its fallback, and the comments are removed.
 */
import { customerAttr, placeholderAttr, privateDataId } from '#protocol/protocol.ts'

// NodeFilter.SHOW_COMMENT
const walker = document.createTreeWalker(document, 128)
const starts: Record<string, Comment> = {}
const ends: Comment[] = []
for (let node = walker.nextNode() as Comment | null; node; node = walker.nextNode() as Comment | null) {
  if (node.data.startsWith('s:')) starts[node.data.slice(2)] = node
  if (node.data === '/s') ends.push(node)
}

for (const fill of document.querySelectorAll<HTMLTemplateElement>(`template[${placeholderAttr}]`)) {
  const start = starts[fill.getAttribute(placeholderAttr) ?? '']
  if (start) {
    while (start.nextSibling && !ends.includes(start.nextSibling as Comment)) start.nextSibling.remove()
    start.nextSibling?.remove()
    start.replaceWith(fill.content)
  }
  fill.remove()
}

const data = document.getElementById(privateDataId)
if (data) {
  for (const comment of [...Object.values(starts), ...ends]) comment.remove()
  document.documentElement.setAttribute(customerAttr, JSON.parse(data.textContent).customer.id)
}
document.currentScript?.remove()
