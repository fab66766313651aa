import type { ComponentProps } from 'react'

export function Count(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className="count figures" {...props} />
}
