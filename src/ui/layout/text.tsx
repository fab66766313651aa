import { classNames } from './class-names.ts'
import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

type Look = {
  size?: 'small' | 'lead'
  /** Lighter than normal text: soft for sentences, muted for notes. */
  tone?: 'soft' | 'muted'
  figures?: boolean
  measure?: boolean
}

export function Text<Element extends Tag = 'p'>({ as, size, tone, figures, measure, ...rest }: PropsAs<Element, Look>) {
  const Box = toElement(as ?? 'p')
  return <Box className={classNames(size, tone, figures && 'figures', measure && 'measure')} {...rest} />
}
