import { type PropsAs, type Tag, toElement } from '../layout/polymorphic.ts'

export function FormGrid<Element extends Tag = 'div'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'div')
  return <Box className="form-grid" {...rest} />
}
