import { type PropsAs, type Tag, toElement } from '../layout/polymorphic.ts'

/** What is wrong with the field above it. */
export function ErrorMessage<Element extends Tag = 'p'>({ as, ...rest }: PropsAs<Element>) {
  const Box = toElement(as ?? 'p')
  return <Box className="error-message" {...rest} />
}
