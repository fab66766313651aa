/** Lines to write on below a sheet, such as a signature; `tall` ones have room for several lines. */
export function WriteLines({ items }: { items: readonly { label: string; tall?: boolean }[] }) {
  return (
    <ul className="write-lines">
      {items.map(({ label, tall }) => (
        <li key={label} className={tall ? 'tall' : undefined}>
          {label}
        </li>
      ))}
    </ul>
  )
}
