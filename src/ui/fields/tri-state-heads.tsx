import { TRI_STATES, type TriStateValue } from './tri-state.tsx'

/** The words above the toggles of <TriState>; each toggle says its own again to assistive technology. */
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
