import { Link } from '../actions/link.tsx'

type StepsProps = {
  label: string
  steps: { label: string; href?: string }[]
  /** Index of the current step, from 0; earlier steps are done. */
  current: number
}

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={index < current ? 'done' : index === current ? 'current' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step.href && index < current ? <Link href={step.href}>{step.label}</Link> : <span>{step.label}</span>}
        </li>
      ))}
    </ol>
  )
}
