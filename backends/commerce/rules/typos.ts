// Detects single typos: one extra, missing or wrong letter, or two swapped neighbours.

/** Whether `word` is one typo away from `typed`. Both are folded. */
export function isOneTypoAway(typed: string, word: string): boolean {
  return Math.abs(typed.length - word.length) <= 1 && afterTypo(typed, word).includes(word.length)
}

/** Whether `word` is two typos away from `typed`; the first letters must be equal. Both are folded. */
export function isTwoTyposAway(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [before, after] = [typed.slice(0, same), typed.slice(same)]
  const [wrong = '', next = ''] = after
  const right = word[same] ?? ''
  const rests = [after.slice(1), right + after, right + after.slice(1), next + wrong + after.slice(2)]
  return rests.some((rest) => isOneTypoAway(before + rest, word))
}

export const isPrefixOneTypoAway = (typed: string, word: string): boolean => afterTypo(typed, word).length > 0

/** Lengths of the prefixes of `word` that are one typo away from `typed`. */
function afterTypo(typed: string, word: string): number[] {
  let same = 0
  while (same < typed.length && same < word.length && typed[same] === word[same]) same += 1
  const rest = (from: number) => typed.slice(from)
  const lengths: number[] = []
  if (word.startsWith(rest(same + 1), same)) lengths.push(typed.length - 1)
  if (same < word.length && word.startsWith(rest(same), same + 1)) lengths.push(typed.length + 1)
  if (same < word.length && word.startsWith(rest(same + 1), same + 1)) lengths.push(typed.length)
  const isSwap = same + 1 < word.length && typed[same] === word[same + 1] && typed[same + 1] === word[same]
  if (isSwap && word.startsWith(rest(same + 2), same + 2)) lengths.push(typed.length)
  return lengths
}
