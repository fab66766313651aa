import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export type AllergenMark = { icon: IconName; name: string }

const signs = { none: 'free', unknown: 'question' } as const

/** In the place of the strip: nothing in it, or nobody knows; a sign is not the absence of one. */
export function AllergenSign({ sign, text }: { sign: keyof typeof signs; text: string }) {
  return (
    <span className={`allergen-mark sign-${sign}`} title={text}>
      <Icon name={signs[sign]} label={text} />
    </span>
  )
}

type AllergenMarksProps = {
  contains: readonly AllergenMark[]
  traces: readonly AllergenMark[]
  /** Ready to read: "Contains: milk. Traces of: nuts." */
  text: string
}

/** The strip of a row: filled = contains, outlined = traces, and the same in words for assistive technology. */
export function AllergenMarks({ contains, traces, text }: AllergenMarksProps) {
  return (
    <span className="allergen-marks">
      <span className="visually-hidden">{text}</span>
      {contains.map((mark) => (
        <Mark key={mark.name} mark={mark} className="allergen-mark" />
      ))}
      {traces.map((mark) => (
        <Mark key={mark.name} mark={mark} className="allergen-mark traces" />
      ))}
    </span>
  )
}

function Mark({ mark, className }: { mark: AllergenMark; className: string }) {
  return (
    <span className={className} title={mark.name} aria-hidden="true">
      <Icon name={mark.icon} />
    </span>
  )
}
