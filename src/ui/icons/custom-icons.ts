// Custom icons on Phosphor's 256 grid with a stroke of 16: nine allergens and three allergen states.
// scripts/icons.ts adds them to the sprite.
import type { CustomIcon } from './icon-names.ts'

const drawn = (shape: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round">${shape}</g>`

export const CUSTOM_SHAPES: Record<CustomIcon, string> = {
  celery: drawn(
    '<path d="M96 224V128M128 224V112M160 224V128M84 224h88M96 128c-30-4-44-26-36-52 16-4 28 0 36 10 0-26 12-42 32-50 20 8 32 24 32 50 8-10 20-14 36-10 8 26-6 48-36 52M128 112V76"/>',
  ),
  lupin: drawn(
    '<path d="M128 232V72M128 40c14 10 14 26 0 34-14-8-14-24 0-34zM128 104c-26 4-40-8-42-28 22-4 36 4 42 28zM128 104c26 4 40-8 42-28-22-4-36 4-42 28zM128 152c-30 6-48-8-52-32 26-4 44 6 52 32zM128 152c30 6 48-8 52-32-26-4-44 6-52 32z"/>',
  ),
  milk: drawn(
    '<path d="M104 32h48M108 32v36L84 108v100a16 16 0 0 0 16 16h56a16 16 0 0 0 16-16V108l-24-40V32M84 132c22-14 32 14 48 4s28-8 40 0"/>',
  ),
  mollusc: drawn(
    '<path d="M128 208 44 128c-10-52 32-88 84-88s94 36 84 88zM128 208 92 50M128 208l36-158M128 208 58 84M128 208l70-124M104 224h48"/>',
  ),
  mustard: drawn(
    '<path d="M88 92h80v116a16 16 0 0 1-16 16h-48a16 16 0 0 1-16-16zM100 92V68h56v24M128 68V32M88 128h80M88 184h80"/>',
  ),
  peanut: drawn(
    '<path d="M92 36c34-8 62 14 60 44-1 16 0 26 14 38 30 24 36 62 10 86-28 25-70 16-88-16-8-14-14-24-26-36C34 124 36 84 56 60c9-11 22-21 36-24z"/><path d="M96 76v.1M120 60v.1M84 108v.1M116 104v.1M136 150v.1M164 168v.1M128 186v.1"/>',
  ),
  sesame: drawn(
    '<path d="M128 40c20 22 20 44 0 60-20-16-20-38 0-60zM72 128c20 22 20 44 0 60-20-16-20-38 0-60zM184 128c20 22 20 44 0 60-20-16-20-38 0-60z"/>',
  ),
  soya: drawn(
    '<path d="M44 84c-4-24 8-40 28-44M72 40c60-12 108 40 132 116 8 26-2 48-24 56-24 8-46-2-60-24C82 128 54 116 52 78c0-18 6-32 20-38z"/><circle cx="92" cy="86" r="18"/><circle cx="132" cy="130" r="20"/><circle cx="172" cy="178" r="18"/>',
  ),
  // "SO2" as paths, because the sprite cannot use the page's font.
  sulphite: drawn(
    '<path d="M84 100c-4-14-42-16-42 6 0 26 44 16 44 44 0 24-42 24-48 4"/><ellipse cx="138" cy="128" rx="28" ry="42"/><path d="M190 152c2-16 30-14 30 4 0 14-26 22-30 42h32"/>',
  ),
  contains: '<circle cx="128" cy="128" r="84" fill="currentColor"/>',
  traces:
    '<path d="M128 44a84 84 0 0 1 0 168z" fill="currentColor"/><circle cx="128" cy="128" r="80" fill="none" stroke="currentColor" stroke-width="20"/>',
  free: '<circle cx="128" cy="128" r="80" fill="none" stroke="currentColor" stroke-width="20"/><path d="M70 186 186 70" stroke="currentColor" stroke-width="20"/>',
}
