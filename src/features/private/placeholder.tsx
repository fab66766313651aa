import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { isPrivateRef, type PrivateRef, type PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'

/** A part that only its reader may see, as JSON: its name, and its props with references where private values belong. */
export interface Placeholder {
  part: string
  props: Record<string, unknown>
}

/** Collects the placeholders of a shell that is rendered for all customers; null in a page for one reader. */
export const PlaceholdersContext = createContext<Placeholder[] | null>(null)

/** Private values by the names of their references, in an app that hydrates a shell. */
export const PrivateValuesContext = createContext<((name: string) => unknown) | null>(null)

type Part = ComponentType<Record<string, unknown>>
const parts = new Map<string, Part>()

/** Marks a placeholder until cache/page-shell.ts replaces it. */
const placeholderMark = 'data-slot'

/** What a page may pass to a part: a promise, or a reference to it. */
type Passed<Prop> = Prop extends Promise<Result<infer Value>> ? Prop | PrivateRef<Value> : Prop
type OutsideProps<Props> = { [Name in keyof Props]: Passed<Props[Name]> }

/**
 * Makes a component that shows private values usable in a shell. In a page for one reader it renders in place; in a shell it leaves a
 * placeholder, which is rendered alone for each reader. Its props are JSON and private values; it uses no React ids, and no context
 * except messages and `usePage`. The component itself never receives a reference.
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

/** @throws if there are no values for references */
function resolveProps<Props extends object>(props: Props, toValue: ((name: string) => unknown) | null): Props {
  const resolved: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(props)) {
    if (isPrivateRef(given) && !toValue) throw new Error(`no reader: ${given.private}`)
    resolved[name] = isPrivateRef(given) ? toValue?.(given.private) : given
  }
  return resolved as Props
}

/** A private value outside of a placeholder; null for a guest, and while a shell is rendered. */
export function usePrivate<Value>(given: PrivateValue<Value> | null): Promise<Result<Value>> | null {
  const toValue = useContext(PrivateValuesContext)
  return isPrivateRef(given) ? ((toValue?.(given.private) ?? null) as Promise<Result<Value>> | null) : given
}

/** Renders a placeholder with its values. */
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
