import type { ComponentProps } from 'react'

export function Hint(props: Omit<ComponentProps<'p'>, 'className' | 'style'>) {
  return <p className="hint" {...props} />
}
