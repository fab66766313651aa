import type { Address as AddressFacts } from './address.ts'

export function Address({ address: { title, lines } }: { address: AddressFacts }) {
  return (
    <>
      {title}
      {lines.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </>
  )
}
