import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

export function Cluster<Element extends Tag = 'div'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'div')
  return <Box className="cluster" {...rest} />
}
