import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import type { UspBlock } from '../blocks.ts'
import { Usps } from './usps.tsx'

const usps = ['truck', 'tractor', null].map((icon, id) => ({ id: `${id}`, title: `${icon}`, icon, text: [] }))
const block = { type: 'usp', id: '1', heading: null, spacingTop: 'none', spacingBottom: 'none', ground: 'none', usps }
const iconsOf = (html: string) => [...html.matchAll(/<use href="([^"]*)"/g)].map(([, href]) => href)

test('a selling point has its icon from the sprite, or else from the file of its name, or none', async () => {
  const part = <Usps block={block as unknown as UspBlock} />
  expect(iconsOf(await initialHtml(part))).toEqual(['/icons.svg#truck', '/icons/tractor.svg#i'])
})
