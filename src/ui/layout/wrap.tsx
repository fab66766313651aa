import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

export function Wrap<Element extends Tag = 'div'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'div')
  return <Box className="wrap" {...rest} />
}
