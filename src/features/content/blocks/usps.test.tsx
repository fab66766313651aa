import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import type { UspBlock } from '../blocks.ts'
import { Usps } from './usps.tsx'

const usps = ['truck', 'tractor', null].map((icon, id) => ({ id: `${id}`, title: `${icon}`, icon, text: [] }))
const block = { type: 'usp', id: '1', heading: null, spacingTop: 'none', spacingBottom: 'none', ground: 'none', usps }
const iconsOf = (html: string) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href]) => href)

test('Usps takes an icon from the sprite, else from the file of its name, and shows none for null', async () => {
  const part = <Usps block={block as unknown as UspBlock} />
  expect(iconsOf(await initialHtml(part))).toEqual(['/icons.svg#truck', '/icons/tractor.svg#i'])
})
