import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

type Look = {
  /** Displays are of the house's serif, from 1, the largest, to 4; the others of the face one works with. */
  look: 'display-1' | 'display-2' | 'display-3' | 'display-4' | 'heading' | 'subheading'
}

/** The element says the level, the look how loud it is. */
export function Heading<Element extends Tag = 'h2'>({ as, look, ...rest }: PropsAs<Element, Look>) {
  const Box = toElement(as ?? 'h2')
  return <Box className={look} {...rest} />
}
