export type LoadingBarState = 'idle' | 'run' | 'done' | 'error'

/** The 3 px bar at the top edge. It runs for at most 2 s, and fades from 500 ms after its end on. */
export function LoadingBar({ state, label }: { state: LoadingBarState; label: string }) {
  return (
    <div
      className="loading-bar"
      data-state={state}
      role="progressbar"
      aria-label={label}
      aria-hidden={state !== 'run'}
    />
  )
}
