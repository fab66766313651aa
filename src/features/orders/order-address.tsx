import type { Address as AddressFacts } from './address.ts'

/** Who and where, one line each. */
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
