import { TRI_STATES, type TriStateValue } from './tri-state.tsx'

/** Column headers above <TriState>; hidden from assistive technology, because each toggle has its own label. */
export function TriStateHeader({ labels }: { labels: Record<TriStateValue, string> }) {
  return (
    <>
      <span />
      {TRI_STATES.map((state) => (
        <span key={state} className="toggle-head" aria-hidden="true">
          {labels[state]}
        </span>
      ))}
    </>
  )
}
