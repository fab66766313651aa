import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scenes as editorial } from '../../backends/content/seed/data/scenes.ts'
import { counters } from './counters.ts'
import { pack } from './pack.ts'
import { scene, scenes } from './scenes.ts'
import { type ShowcaseId, showcase } from './showcase.ts'

const pixels = 120
const solid = 200

/** Left and right edge of a pack in its square, from 0 to 1, without the shadow. */
async function extent(id: ShowcaseId): Promise<[number, number]> {
  const drawn = sharp(Buffer.from(pack(showcase[id], pixels))).extractChannel('alpha')
  const alpha = await drawn.raw().toBuffer()
  const columns = Array.from({ length: pixels }, (_, x) => x).filter((x) =>
    Array.from({ length: pixels }, (_, y) => alpha[y * pixels + x] ?? 0).some((value) => value > solid),
  )
  return [(columns[0] ?? 0) / pixels, ((columns.at(-1) ?? 0) + 1) / pixels]
}

test.for(Object.entries(counters))('on the counter %s no pack covers the label of another', async ([, { goods }]) => {
  const standing = goods.filter(([, , , above = 0]) => above === 0)
  const places = await Promise.all(
    standing.map(async ([id, left, width]) => {
      const [from, to] = await extent(id)
      return { id, from: left + from * width, to: left + to * width }
    }),
  )
  const sorted = places.sort((a, b) => a.from - b.from)
  const covered = sorted.filter(({ from }, at) => at > 0 && from < (sorted[at - 1]?.to ?? 0) - 1)
  expect(covered.map(({ id }) => id)).toEqual([])
})

test('every scene of the CMS is drawn, and no other', () => {
  expect(Object.keys(scenes).sort()).toEqual(Object.keys(editorial).sort())
})

test.for(Object.entries(scenes))('the scene %s has a transparent background', async ([, standing]) => {
  const [width, height] = [160, 100]
  const alpha = await sharp(Buffer.from(scene(standing, width)))
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => alpha[at])
  expect(corners).toEqual([0, 0, 0, 0])
})
