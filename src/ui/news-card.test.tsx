import { expect, test } from 'vitest'
import { htmlAtOnce, wordsOf } from '#tests/support/render-part.tsx'
import { NewsCard } from './news-card.tsx'

test('a card without a picture keeps no room for one, one with it shows it first', async () => {
  const bare = await htmlAtOnce(<NewsCard href="/en/news/crema" title="Crema" text="A bean" />)
  expect([bare.includes('photo'), wordsOf(bare)]).toEqual([false, ['Crema', 'A bean']])
  const shown = await htmlAtOnce(
    <NewsCard href="/en/news/crema" title="Crema" picture={<img src="/a.webp" alt="" />} />,
  )
  expect(shown).toMatch(/<a [^>]*class="card"[^>]*><div class="photo"><img/)
})
