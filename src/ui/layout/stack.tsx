import { classNames } from './class-names.ts'
import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

/** 8, 12, 20 and 28 px. */
export type Gap = 'small' | 'medium' | 'large' | 'wide'

export const stackClass = (gap: Gap = 'medium') => classNames('stack', gap !== 'medium' && `gap-${gap}`)

export function Stack<Element extends Tag = 'div'>({ as, gap, ...rest }: PropsAs<Element, { gap?: Gap }>) {
  const Box = toElement(as ?? 'div')
  return <Box className={stackClass(gap)} {...rest} />
}
