import type { ReactNode, Ref } from 'react'

type PackOptionsProps = {
  label: string
  name: string
  options: {
    value: string
    title: string
    content?: ReactNode
    price?: ReactNode
    perPiece?: ReactNode
    disabled?: boolean
  }[]
  chosen?: string
  ref?: Ref<HTMLDivElement>
}

export function PackOptions({ label, name, options, chosen, ref }: PackOptionsProps) {
  return (
    <div ref={ref} className="pack-options" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            disabled={option.disabled}
          />
          <span>
            <b>{option.title}</b>
            {option.content && <small>{option.content}</small>}
          </span>
          <span className="text-end">
            {option.price && <b>{option.price}</b>}
            {option.perPiece && <small>{option.perPiece}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
