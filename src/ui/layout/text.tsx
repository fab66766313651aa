import { classNames } from './class-names.ts'
import { type PropsAs, type Tag, toElement } from './polymorphic.ts'

type Look = {
  size?: 'small' | 'lead'
  /** Quieter than the ink of the page: soft for sentences, muted for notes. */
  tone?: 'soft' | 'muted'
  /** Digits of one width, for what stands below other numbers. */
  figures?: boolean
  /** No wider than is good to read. */
  measure?: boolean
}

/** Words with a look of their own. */
export function Text<Element extends Tag = 'p'>({ as, size, tone, figures, measure, ...rest }: PropsAs<Element, Look>) {
  const Box = toElement(as ?? 'p')
  return <Box className={classNames(size, tone, figures && 'figures', measure && 'measure')} {...rest} />
}
