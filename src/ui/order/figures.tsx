import { type PropsAs, type Tag, toElement } from '../layout/polymorphic.ts'

export function KeyFigures<Element extends Tag = 'span'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'span')
  return <Box className="figures" {...rest} />
}
