// Cuts src/ui/fonts out of the variable fonts from npm: the letters, weights and widths that the styles use, and nothing else.
// Run after a change of fonts.css: node scripts/fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { compress, decompress } from 'woff2-encoder'

type Cut = { name: string; source: string; axes: Record<string, [from: number, to: number]> }

/** Besley in the one weight of titles: a second one costs every first page 11 kB. */
const cuts: Cut[] = [
  { name: 'besley', source: 'besley/files/besley-latin-wght-normal', axes: { wght: [580, 580] } },
  { name: 'archivo', source: 'archivo/files/archivo-latin-wdth-normal', axes: { wght: [420, 760], wdth: [76, 100] } },
]

/** Latin 1, and what the four languages need beside it. */
const letters = (code: number) =>
  (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || others.has(String.fromCodePoint(code))
const others = new Set('ŒœŸ\u2009\u200b–—‘’‚“”„•…‹›€™−')
const features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk']
/** Entries of a font's name table that carry its licence. */
const licence = [13, 14]

/** Names and numbers as in hb-subset.h. */
type Subsetter = Record<
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_pin_axis_location'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_axis_range'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
> & { memory: WebAssembly.Memory; _initialize(): void }
const nameIds = 4
const featureTags = 6
const noHinting = 1
const readOnly = 1

const wasm = new WebAssembly.Module(readFileSync(new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))))
const tag = (text: string) => [...text].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

async function cutFont({ name, source, axes }: Cut): Promise<{ name: string; bytes: Uint8Array }> {
  const file = new URL(import.meta.resolve(`@fontsource-variable/${source}.woff2`))
  const whole = new Uint8Array(await decompress(readFileSync(file)))
  const hb = new WebAssembly.Instance(wasm).exports as Subsetter
  hb._initialize()
  const start = hb.malloc(whole.length)
  new Uint8Array(hb.memory.buffer).set(whole, start)
  const face = hb.hb_face_create(hb.hb_blob_create(start, whole.length, readOnly, 0, 0), 0)

  const input = hb.hb_subset_input_create_or_fail()
  const keep = (set: number, values: number[]) => values.forEach((value) => void hb.hb_set_add(set, value))
  keep(hb.hb_subset_input_unicode_set(input), [...new Face(new Blob(whole)).collectUnicodes()].filter(letters))
  keep(hb.hb_subset_input_set(input, nameIds), licence)
  hb.hb_set_clear(hb.hb_subset_input_set(input, featureTags))
  keep(hb.hb_subset_input_set(input, featureTags), features.map(tag))
  hb.hb_subset_input_set_flags(input, noHinting)
  for (const [axis, [from, to]] of Object.entries(axes)) {
    // NaN: the font's own middle, or the nearest end
    const done =
      from === to
        ? hb.hb_subset_input_pin_axis_location(input, face, tag(axis), from)
        : hb.hb_subset_input_set_axis_range(input, face, tag(axis), from, to, Number.NaN)
    if (!done) throw new Error(`${name} has no axis ${axis}`)
  }
  const made = hb.hb_subset_or_fail(face, input)
  if (!made) throw new Error(`${name} cannot be cut`)
  const blob = hb.hb_face_reference_blob(made)
  const cut = new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob))
  return { name, bytes: new Uint8Array(await compress(cut.slice())) }
}

/** Each font as WOFF2. */
export const cutFonts = () => Promise.all(cuts.map(cutFont))

if (import.meta.main) {
  const folder = new URL('../src/ui/fonts/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of await cutFonts()) {
    writeFileSync(new URL(`${name}.woff2`, folder), bytes)
    console.log(`src/ui/fonts/${name}.woff2: ${bytes.length} bytes`)
  }
}
