// The shop's icon set: Phosphor in regular weight with its aliases, and the icons of the sprite.
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CUSTOM_SHAPES } from '../src/ui/icons/custom-icons.ts'
import { PHOSPHOR_ICONS } from '../src/ui/icons/icon-names.ts'

type Phosphor = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

const source = new URL(import.meta.resolve('@iconify-json/ph/icons.json'))
const isRegular = (name: string) => !/-(?:bold|duotone|fill|light|thin)$/.test(name)

/** Icon name -> SVG shape in a 256 x 256 view box, sorted by name. @throws Error if Phosphor lacks an icon of the sprite */
export function readIconSet(): Map<string, string> {
  const { icons, aliases }: Phosphor = JSON.parse(readFileSync(source, 'utf8'))
  const shapeOf = (name: string) => icons[aliases[name]?.parent ?? name]?.body
  const names = [...Object.keys(icons), ...Object.keys(aliases)].filter(isRegular)
  const shapes = [...names, ...PHOSPHOR_ICONS].map((name) => {
    const shape = shapeOf(name)
    if (!shape) throw new Error(`Phosphor has no icon named ${name}`)
    return [name, shape] as const
  })
  return new Map([...shapes, ...Object.entries(CUSTOM_SHAPES)].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** SVG file with one symbol of id `i`. */
const toFile = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="0 0 256 256">${shape}</symbol></svg>`

/** Writes `{name}.svg` for each name. */
export async function writeIconFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all([...readIconSet()].map(([name, shape]) => writeFile(join(folder, `${name}.svg`), toFile(shape))))
}

/** Serves the same files in development. */
export const devIcons: Plugin = {
  name: 'dev-icons',
  apply: 'serve',
  configureServer({ middlewares }) {
    const shapes = readIconSet()
    middlewares.use((request, response, next) => {
      const shape = shapes.get(/^\/icons\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '')?.[1] ?? '')
      if (!shape) return next()
      response.setHeader('content-type', 'image/svg+xml').end(toFile(shape))
    })
  },
}
