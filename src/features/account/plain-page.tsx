import type { ReactNode } from 'react'

type PlainPageProps = {
  title: string
  /** One true sentence. */
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that says one thing and shows the way on. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <div className="form stack l">
      <div className="stack s">
        <h1 className="d3">{title}</h1>
        <p className="soft measure">{text}</p>
      </div>
      <div className="cluster">{children}</div>
    </div>
  )
}
