// Subsets the variable fonts from npm into src/ui/fonts: only the characters, weights and widths that the styles use.
// Run after a change of fonts.css: node scripts/fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

type Axis = number | { min: number; max: number }
type Cut = { name: string; source: string; axes: Record<string, Axis> }

/** Besley has only the weight of titles: a second weight adds 11 kB to every first page. */
const cuts: Cut[] = [
  { name: 'besley', source: 'besley/files/besley-latin-wght-normal', axes: { wght: 580 } },
  {
    name: 'archivo',
    source: 'archivo/files/archivo-latin-wdth-normal',
    axes: { wght: { min: 420, max: 760 }, wdth: { min: 76, max: 100 } },
  },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
/** Latin-1 and the other characters of the four languages. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u200b–—‘’‚“”„•…‹›€™−`
const features = ['kern', 'liga', 'tnum', 'lnum']
/** IDs of the licence records in the font's name table. */
const licence = [13, 14]

async function cutFont({ name, source, axes }: Cut): Promise<{ name: string; bytes: Uint8Array }> {
  const whole = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${source}.woff2`)))
  const bytes = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    variationAxes: axes,
    noHinting: true,
  })
  return { name, bytes }
}

export const subsetFonts = () => Promise.all(cuts.map(cutFont))

if (import.meta.main) {
  const folder = new URL('../src/ui/fonts/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of await subsetFonts()) {
    writeFileSync(new URL(`${name}.woff2`, folder), bytes)
    console.log(`src/ui/fonts/${name}.woff2: ${bytes.length} bytes`)
  }
}
