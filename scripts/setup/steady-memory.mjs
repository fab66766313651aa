// How Node and the C library under it keep memory: must be in the environment before Node starts. Called by ../start.mjs and by what starts a shop for tests and benchmark.

/**
 * Pictures are encoded in several threads, in large pieces. Left to itself glibc gives each thread an arena and keeps what was freed
 * there: hundreds of megabytes. With two arenas, and large pieces given back at once, memory stays with what is in use.
 * Other C libraries take no notice.
 * V8 keeps what its space for new objects ever grew to: with 8 MB for each half the shop draws as fast and holds 140 MB less.
 */
export const steadyMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  NODE_OPTIONS: '--max-semi-space-size=8',
}
