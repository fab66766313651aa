import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { isPrivateRef, type PrivateRef, type PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'

/** Private component of a page shell as JSON: its name, and its props with references in place of private values. */
export interface Placeholder {
  part: string
  props: Record<string, unknown>
}

/** Collects the placeholders while a page shell is rendered; null in a page for one customer. */
export const PlaceholdersContext = createContext<Placeholder[] | null>(null)

/** Resolves private values by reference name while a page shell hydrates; null otherwise. */
export const PrivateValuesContext = createContext<((name: string) => unknown) | null>(null)

type Part = ComponentType<Record<string, unknown>>
const parts = new Map<string, Part>()

/** Attribute of a placeholder; cache/page-shell.ts replaces the element. */
const placeholderMark = 'data-slot'

type Passed<Prop> = Prop extends Promise<Result<infer Value>> ? Prop | PrivateRef<Value> : Prop
type OutsideProps<Props> = { [Name in keyof Props]: Passed<Props[Name]> }

/**
 * Makes a component with private values usable in a page shell, where it leaves a placeholder that is rendered for each customer.
 * Props must be JSON or private values. The component may not use React ids or any context except messages and `usePage`.
 */
export function withPlaceholder<Props extends object>(name: string, Component: (props: Props) => ReactNode) {
  if (import.meta.env.SSR) parts.set(name, Component as unknown as Part)
  return function PlaceholderOrPart(props: OutsideProps<Props>) {
    const placeholders = useContext(PlaceholdersContext)
    const toValue = useContext(PrivateValuesContext)
    if (!Object.values(props).some(isPrivateRef)) return <Component {...(props as Props)} />
    if (import.meta.env.SSR && placeholders) {
      placeholders.push({ part: name, props: JSON.parse(JSON.stringify(props)) })
      return <template {...{ [placeholderMark]: placeholders.length - 1 }} />
    }
    return <Component {...resolveProps(props as Props, toValue)} />
  }
}

/** @throws Error if a prop is a reference and `toValue` is null */
function resolveProps<Props extends object>(props: Props, toValue: ((name: string) => unknown) | null): Props {
  const resolved: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(props)) {
    if (isPrivateRef(given) && !toValue) throw new Error(`unresolved: ${given.private}`)
    resolved[name] = isPrivateRef(given) ? toValue?.(given.private) : given
  }
  return resolved as Props
}

/** Private value outside a placeholder; null for a guest, and while a page shell is rendered. */
export function usePrivate<Value>(given: PrivateValue<Value> | null): Promise<Result<Value>> | null {
  const toValue = useContext(PrivateValuesContext)
  return isPrivateRef(given) ? ((toValue?.(given.private) ?? null) as Promise<Result<Value>> | null) : given
}

export function FilledPlaceholder({
  placeholder: { part, props },
  toValue,
}: {
  placeholder: Placeholder
  toValue: (name: string) => unknown
}) {
  const Component = parts.get(part)
  if (!Component) throw new Error(`no such part: ${part}`)
  return <Component {...resolveProps(props, toValue)} />
}
