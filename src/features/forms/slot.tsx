import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { isPrivate } from '#api/core/private.ts'

/** A part that only its reader may see, as JSON: which one, and its props with marks where something private belongs. */
export interface Slot {
  part: string
  props: Record<string, unknown>
}

/** Takes the slots of a page that is made for every customer; null where a page is drawn for its one reader. */
export const SlotsContext = createContext<Slot[] | null>(null)

type Part = ComponentType<Record<string, unknown>>
const parts = new Map<string, Part>()

/** The element that stands for a slot until the page is divided there. */
const slotMark = 'data-slot'

/**
 * Makes a part of a component that shows something private. Drawn in its place for one reader; in a page for every customer it leaves
 * a mark, and is drawn alone for each of them. Its props are JSON and what is private; it uses no ids of React and no context of the page
 * but words and the router.
 */
export function asSlot<Props extends object>(name: string, Component: (props: Props) => ReactNode) {
  parts.set(name, Component as unknown as Part)
  return function SlotOrPart(props: Props) {
    const slots = useContext(SlotsContext)
    if (!slots || !Object.values(props).some(isPrivate)) return <Component {...props} />
    slots.push({ part: name, props: JSON.parse(JSON.stringify(props)) })
    return <template {...{ [slotMark]: slots.length - 1 }} />
  }
}

/** A slot with its values in it. */
export function FilledSlot({ slot: { part, props }, toValue }: { slot: Slot; toValue: (name: string) => unknown }) {
  const Component = parts.get(part)
  if (!Component) throw new Error(`no such part: ${part}`)
  const filled: Slot['props'] = {}
  for (const name in props) {
    const given = props[name]
    filled[name] = isPrivate(given) ? toValue(given.private) : given
  }
  return <Component {...filled} />
}
