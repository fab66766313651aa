/**
 * Calls `stop` with a signal's name if this process is asked to stop.
 * The shell that npm starts does not forward a signal, so a change of the parent process counts as one.
 */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const shell = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && stop('SIGTERM'), 250)
}
