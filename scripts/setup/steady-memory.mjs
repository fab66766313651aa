// How the C library keeps memory for Node: must be in the environment before Node starts. Called by ../start.mjs and by what starts a shop for tests and benchmark.

/**
 * Pictures are encoded in several threads, in large pieces. Left to itself glibc gives each thread an arena and keeps what was freed
 * there: hundreds of megabytes. With two arenas, and large pieces given back at once, memory stays with what is in use.
 * Other C libraries take no notice.
 */
export const steadyMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}
