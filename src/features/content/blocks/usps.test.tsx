import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import type { UspBlock } from '../blocks.ts'
import { toRichText } from '../text/to-rich-text.ts'
import { Usps } from './usps.tsx'

const usps = ['truck', 'tractor', null].map((icon, id) => ({
  id: `${id}`,
  title: `Title ${icon}`,
  icon,
  text: toRichText(`Text ${icon}`),
}))
const block = { type: 'usp', id: '1', heading: null, spacingTop: 'none', spacingBottom: 'none', ground: 'none', usps }
const iconsOf = (html: string) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href]) => href)

// F218
test('Usps shows the title and the text of each selling point', async () => {
  const html = await initialHtml(<Usps block={block as unknown as UspBlock} />)
  for (const part of usps) expect(html).toContain(part.title)
  for (const icon of ['truck', 'tractor', null]) expect(html).toContain(`Text ${icon}`)
})

// F218
test('Usps takes an icon from the sprite, else from the file of its name, and shows none for null', async () => {
  const part = <Usps block={block as unknown as UspBlock} />
  expect(iconsOf(await initialHtml(part))).toEqual(['/icons.svg#truck', '/icons/tractor.svg#i'])
})
