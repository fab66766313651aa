// Typos, which a search forgives (pure): one letter too many, too few or wrong, or two neighbours that changed places.
// Called by the search.

/** Is `word` what was meant by `typed`? Both folded. */
export function isTypo(typed: string, word: string): boolean {
  return Math.abs(typed.length - word.length) <= 1 && afterTypo(typed, word).includes(word.length)
}

/** Are there two of them, in a word whose first letter is right? Both folded. */
export function areTwoTypos(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  const [before, after] = [typed.slice(0, same), typed.slice(same)]
  const [wrong = '', next = ''] = after
  const right = word[same] ?? ''
  const rests = [after.slice(1), right + after, right + after.slice(1), next + wrong + after.slice(2)]
  return rests.some((rest) => isTypo(before + rest, word))
}

/** Does `word` begin with what was meant by `typed`? */
export const isTypoOfBeginning = (typed: string, word: string): boolean => afterTypo(typed, word).length > 0

/** How much of `word` may have been meant: the lengths of its beginnings that are one typo away from the whole of `typed`. */
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
