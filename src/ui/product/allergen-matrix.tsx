import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

type AllergenMatrixProps = {
  items: {
    icon: IconName
    name: string
    level: 'contains' | 'traces' | 'free' | 'unknown'
    text: string
  }[]
}

export function AllergenMatrix({ items }: AllergenMatrixProps) {
  return (
    <ul className="allergen-matrix">
      {items.map((item) => (
        <li key={item.name} className={`level-${item.level}`}>
          <Icon name={item.icon} />
          <b>{item.name}</b>
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  )
}
