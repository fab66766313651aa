import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type AllergenMatrixProps = {
  items: {
    icon: IconName
    name: string
    level: 'contains' | 'traces' | 'free' | 'unknown'
    /** The level in words. */
    text: string
  }[]
}

const LEVEL_CLASS = { contains: 'c', traces: 'm', free: undefined, unknown: undefined } as const

/** All allergens of a product, on its page. */
export function AllergenMatrix({ items }: AllergenMatrixProps) {
  return (
    <ul className="algmatrix">
      {items.map((item) => (
        <li key={item.name} className={LEVEL_CLASS[item.level]}>
          <Icon name={item.icon} />
          <b>{item.name}</b>
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  )
}
