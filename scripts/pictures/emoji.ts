/** Fluent emoji as vector bodies: the goods in crates and the art on labels. Called by the canvas. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji/icons.json'))
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string } | undefined> }

/** The side of the square that every emoji is drawn in. */
export const emojiSide = 32
/** How far some of them reach over its edge. */
export const emojiMargin = 2

/** The SVG content of an emoji; its ids begin with `prefix`, so that two emoji in one picture do not share gradients. */
export function emojiBody(name: string, prefix: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`There is no Fluent emoji "${name}"`)
  return icon.body
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}
