export type LoadingBarState = 'idle' | 'run' | 'done' | 'error'

/** 3 px progress bar at the top edge. Runs for at most 2 s, and fades out 500 ms after its end. */
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
