import { createElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { placeHeadings, type RichNode, type RichText } from './rich-text.ts'

const empty: readonly string[] = ['br', 'hr', 'img']

function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  if (tag === 'img') return createElement('img', { ...attributes, key, loading: 'lazy', decoding: 'async' })
  if (empty.includes(tag)) return createElement(tag, { ...attributes, key })
  const inside = children.map(toElement)
  if (tag !== 'table') return createElement(tag, { ...attributes, key }, ...inside)
  // a wide table scrolls by itself
  return (
    <div key={key} className="tablescroll">
      {createElement('table', attributes, ...inside)}
    </div>
  )
}

type RichTextViewProps = {
  text: RichText
  /** Level of the heading that it stands under. */
  under?: 1 | 2 | 3
  className?: string
}

/** A text of an editor as elements; nothing where there is none. */
export function RichTextView({ text, under = 2, className }: RichTextViewProps) {
  if (!text.length) return null
  return <div className={classNames('prose', className)}>{placeHeadings(text, under).map(toElement)}</div>
}
