import { createElement, Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/layout/class-names.ts'
import { nestHeadings, type RichNode, type RichText } from './rich-text.ts'

const empty: readonly string[] = ['br', 'hr', 'img']

function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  if (tag === 'img') return createElement('img', { ...attributes, key, loading: 'lazy', decoding: 'async' })
  if (empty.includes(tag)) return createElement(tag, { ...attributes, key })
  const inside = children.map(toElement)
  if (tag !== 'table') return createElement(tag, { ...attributes, key }, ...inside)
  // a wide table scrolls horizontally on its own
  return (
    <div key={key} className="table-scroll">
      {createElement('table', attributes, ...inside)}
    </div>
  )
}

type RichTextViewProps = {
  text: RichText
  under?: 1 | 2 | 3
  className?: string
}

const inLines: readonly string[] = ['br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'a', 'code', 'img']

/** Keeps inline elements; the content of a block starts on a new line. */
function toLine(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string' || inLines.includes(node.tag)) return toElement(node, key)
  return (
    <Fragment key={key}>
      {key > 0 && <br />}
      {node.children.map(toLine)}
    </Fragment>
  )
}

/** Rich text as inline content, for example in a label, which must not contain paragraphs. */
export const RichTextLine = ({ text }: { text: RichText }) => <span className="prose">{text.map(toLine)}</span>

export function RichTextView({ text, under = 2, className }: RichTextViewProps) {
  if (!text.length) return null
  return <div className={classNames('prose', className)}>{nestHeadings(text, under).map(toElement)}</div>
}
