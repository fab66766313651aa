/** What the frame shows of the range. */
import type { Tint } from '#ui/tint.ts'

export interface MenuCategory {
  id: string
  name: string
  href: string
  count: number | null
}

export interface MenuDepartment extends MenuCategory {
  tint: Tint | null
  children: (MenuCategory & { children: MenuCategory[] })[]
}
