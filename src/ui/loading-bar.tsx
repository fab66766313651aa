export const LOADING_BAR_STATES = ['idle', 'run', 'done', 'error'] as const
export type LoadingBarState = (typeof LOADING_BAR_STATES)[number]

/** The 3 px bar at the top edge. Its times are tokens: it waits 200 ms before it shows and stays 500 ms after the end. */
export function LoadingBar({ state, label }: { state: LoadingBarState; label: string }) {
  return (
    <div className="loadbar" data-state={state} role="progressbar" aria-label={label} aria-hidden={state !== 'run'} />
  )
}
