import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export type AllergenMark = { icon: IconName; name: string }

const signs = { none: 'free', unknown: 'question' } as const

/** Shown without marks: either free of allergens, or not declared. */
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
  /** For assistive technology: "Contains: milk. Traces of: nuts." */
  text: string
}

/** Allergens of a row: filled icons for contains, outlined for traces. */
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
