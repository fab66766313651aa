import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export type AllergenMark = { icon: IconName; name: string }

type AllergenMarksProps = {
  contains: readonly AllergenMark[]
  traces: readonly AllergenMark[]
  /** Ready to read: "Contains: milk. Traces: nuts." */
  text: string
}

/** The strip of a row: filled = contains, outlined = traces, and the same in words for assistive technology. */
export function AllergenMarks({ contains, traces, text }: AllergenMarksProps) {
  return (
    <div className="algs">
      <span className="vh">{text}</span>
      {contains.map((mark) => (
        <Mark key={mark.name} mark={mark} className="ag" />
      ))}
      {traces.map((mark) => (
        <Mark key={mark.name} mark={mark} className="ag may" />
      ))}
    </div>
  )
}

function Mark({ mark, className }: { mark: AllergenMark; className: string }) {
  return (
    <span className={className} title={mark.name} aria-hidden="true">
      <Icon name={mark.icon} />
    </span>
  )
}
