import { expect, test } from 'vitest'
import { htmlAtOnce } from '#tests/support/render-part.tsx'
import type { UspBlock } from '../blocks.ts'
import { Usps } from './usps.tsx'

const usps = ['truck', 'leaf-of-another-set', '"><b>'].map((icon, id) => ({ id: `${id}`, title: icon, icon, text: [] }))
const block = { type: 'usp', id: '1', heading: null, spacingTop: 'none', spacingBottom: 'none', ground: 'none', usps }
const iconsOf = (html: string) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href]) => href)

test('a selling point has the icon of its name: of the shop, else of the host of icons where there is one', async () => {
  const part = <Usps block={block as unknown as UspBlock} />
  expect(iconsOf(await htmlAtOnce(part))).toEqual(['/icons.svg#truck'])
  const all = ['/icons.svg#truck', '/icons/leaf-of-another-set.svg#i']
  expect(iconsOf(await htmlAtOnce(part, { hasNamedIcons: true }))).toEqual(all)
})
