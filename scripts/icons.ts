// Writes public/icons.svg: the icons of src/ui/icons/icon-names.ts as one sprite. Run after a change of the names: node scripts/icons.ts
import { writeFileSync } from 'node:fs'
import { CUSTOM_ICONS, PHOSPHOR_ICONS } from '../src/ui/icons/icon-names.ts'
import { readIconSet } from './icon-set.ts'

const shapes = readIconSet()
const symbols = [...PHOSPHOR_ICONS, ...CUSTOM_ICONS].map(
  (name) => `<symbol id="${name}" viewBox="0 0 256 256">${shapes.get(name)}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(new URL('../public/icons.svg', import.meta.url), sprite)
console.log(`public/icons.svg: ${symbols.length} icons, ${sprite.length} bytes`)
