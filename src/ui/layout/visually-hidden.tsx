import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

export function VisuallyHidden<Element extends Tag = 'span'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'span')
  return <Box className="visually-hidden" {...rest} />
}
