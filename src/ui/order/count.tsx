import type { ComponentProps } from 'react'

/** How many there are, beside a title. */
export function Count(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className="count figures" {...props} />
}
