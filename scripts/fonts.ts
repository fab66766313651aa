// Cuts src/ui/fonts out of the variable fonts from npm: the letters, weights and widths that the styles use, and nothing else.
// Run after a change of fonts.css: node scripts/fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

type Axis = number | { min: number; max: number }
type Cut = { name: string; source: string; axes: Record<string, Axis> }

/** Besley in the one weight of titles: a second one costs every first page 11 kB. */
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
/** Latin 1, and what the four languages need beside it. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u200b–—‘’‚“”„•…‹›€™−`
const features = ['kern', 'liga', 'tnum', 'lnum']
/** Entries of a font's name table that carry its licence. */
const licence = [13, 14]

async function cutFont({ name, source, axes }: Cut): Promise<{ name: string; bytes: Uint8Array }> {
  const whole = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${source}.woff2`)))
  const bytes = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    variationAxes: axes,
    noHinting: true,
  })
  return { name, bytes }
}

/** Each font as WOFF2. */
export const subsetFonts = () => Promise.all(cuts.map(cutFont))

if (import.meta.main) {
  const folder = new URL('../src/ui/fonts/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of await subsetFonts()) {
    writeFileSync(new URL(`${name}.woff2`, folder), bytes)
    console.log(`src/ui/fonts/${name}.woff2: ${bytes.length} bytes`)
  }
}
