import { expect, test } from 'vitest'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { NewsCard } from './news-card.tsx'

test('a card reserves no space for a missing picture, and shows a picture first', async () => {
  const bare = await initialHtml(<NewsCard href="/en/news/crema" title="Crema" text="A bean" />)
  expect([bare.includes('photo'), textOf(bare)]).toEqual([false, ['Crema', 'A bean']])
  const shown = await initialHtml(
    <NewsCard href="/en/news/crema" title="Crema" picture={<img src="/a.webp" alt="" />} />,
  )
  expect(shown).toMatch(/<a [^>]*class="card"[^>]*><div class="photo"><img/)
})
