// Writes public/icons.svg: the icons of src/ui/icon-names.ts as one sprite. Run after a change of the names:
// node scripts/icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { DRAWN_SHAPES } from '../src/ui/drawn-icons.ts'
import { DRAWN_ICONS, PHOSPHOR_ICONS } from '../src/ui/icon-names.ts'

const source = new URL(import.meta.resolve('@iconify-json/ph/icons.json'))
const phosphor: Record<string, { body: string } | undefined> = JSON.parse(readFileSync(source, 'utf8')).icons

function phosphorShape(name: string): string {
  const icon = phosphor[name]
  if (!icon) throw new Error(`Phosphor has no icon called ${name}`)
  return icon.body
}

const symbol = (name: string, shape: string) => `<symbol id="${name}" viewBox="0 0 256 256">${shape}</symbol>`

const symbols = [
  ...PHOSPHOR_ICONS.map((name) => symbol(name, phosphorShape(name))),
  ...DRAWN_ICONS.map((name) => symbol(name, DRAWN_SHAPES[name])),
]
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(new URL('../public/icons.svg', import.meta.url), sprite)
console.log(`public/icons.svg: ${symbols.length} icons, ${sprite.length} bytes`)
