// How Node and the C library under it keep memory: both must know before Node starts. Called by ../start.mjs and by what starts a shop for tests and benchmark.

/**
 * Pictures are encoded in several threads, in large pieces. Left to itself glibc gives each thread an arena and keeps what was freed
 * there: hundreds of megabytes. With two arenas, and large pieces given back at once, memory stays with what is in use.
 * A page or a picture is such a piece: from 64 kB on. At 256 kB most of them lay between what is short-lived, and of 140 MB half was holes.
 * Other C libraries take no notice.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * V8 keeps what its space for new objects ever grew to, so that it has a bound: 16 MB for each half. With 8 MB a page takes up to a tenth longer.
 * What lives longer it lets grow up to fourfold before it collects, the more the larger the machine: here by two fifths, which
 * costs 3 % more time for a page and holds 65 MB less.
 * What a page drawn slowly kept for a while V8 takes for long-lived the next time, and makes it where it is seldom collected: nothing
 * of a page is, and without that guess a page takes a quarter less time.
 */
export const heapFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40', '--no-allocation-site-pretenuring']
