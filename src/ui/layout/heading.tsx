import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

type Look = {
  /** Display variants use the serif font, from 1 (largest) to 4; the others the UI font. */
  look: 'display-1' | 'display-2' | 'display-3' | 'display-4' | 'heading' | 'subheading'
}

export function Heading<Element extends Tag = 'h2'>({ as, look, ...rest }: PropsAs<Element, Look>) {
  const Box = toElement(as ?? 'h2')
  return <Box className={look} {...rest} />
}
