import type { Address as AddressFacts } from './address.ts'

/** Title and lines of an address, one line each. */
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
