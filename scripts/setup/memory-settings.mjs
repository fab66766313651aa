// Memory settings of Node and the C library, which must be set before Node starts.

/**
 * Settings for glibc; other C libraries ignore them.
 * Images are encoded in several threads, in large allocations. By default glibc gives each thread an arena and keeps freed memory there:
 * hundreds of megabytes. With two arenas and a low mmap threshold, memory stays near what is in use.
 * At a threshold of 64 kB a page or an image is mapped and returned on its own. At 256 kB half of 140 MB was fragmentation.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * The young generation keeps its peak size, so it is limited to 16 MB per semi-space; with 8 MB a page takes up to 10 % longer.
 * The old generation may grow up to fourfold between collections, more on larger machines. A limit of 40 % costs 3 % more time per page
 * and saves 65 MB.
 * Without allocation-site pretenuring a page takes 25 % less time: after a slow render V8 would allocate short-lived page data in the old
 * generation.
 */
export const heapFlags = ['--max-semi-space-size=16', '--heap-growing-percent=40', '--no-allocation-site-pretenuring']
