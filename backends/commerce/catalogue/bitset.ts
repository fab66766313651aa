// Bit sets of listed products: one bit per product, in the order of the index.

export type Bitset = Uint32Array

export const emptySet = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32))

export function fullSet(size: number): Bitset {
  const set = emptySet(size)
  for (let slot = 0; slot < size; slot += 1) addTo(set, slot)
  return set
}

export function addTo(set: Bitset, slot: number): void {
  const word = slot >>> 5
  set[word] = (set[word] ?? 0) | (1 << (slot & 31))
}

export function toSet(size: number, slots: Iterable<number>): Bitset {
  const set = emptySet(size)
  for (const slot of slots) addTo(set, slot)
  return set
}

export const has = (set: Bitset, slot: number): boolean => (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1

/** Intersection, in place in `set`. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Difference, in place in `set`. */
export function subtract(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

export function forEachIn(set: Bitset, visit: (slot: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    for (let left = set[word] ?? 0; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left))
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBoth(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += countBits((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

export const count = (set: Bitset): number => countBoth(set, set)
