import type { ComponentProps } from 'react'

/** Number of items, beside a title. */
export function Count(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className="count figures" {...props} />
}
