import type { ComponentProps } from 'react'

/** A note below a field or a list. */
export function Hint(props: Omit<ComponentProps<'p'>, 'className' | 'style'>) {
  return <p className="hint" {...props} />
}
