import { Fragment, type ReactNode } from 'react'

export function DescriptionList({ items }: { items: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="description-list">
      {items.map((item) => (
        <Fragment key={item.name}>
          <dt>{item.name}</dt>
          <dd>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
