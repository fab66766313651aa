import { type PropsAs, type Tag, toElement } from '../layout/polymorphic.ts'

export function ErrorMessage<Element extends Tag = 'p'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'p')
  return <Box className="error-message" {...rest} />
}
