// The whole demo range, joined from its parts. The seeder and the picture script read it.
import type { SeedBrand, SeedDepartment, SeedProduct } from '../shape.ts'
import { bakery } from './bakery.ts'
import { freshBrands } from './brands.ts'
import { storeBrands } from './brands-store.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { dry } from './dry.ts'
import { fish } from './fish.ts'
import { frozen } from './frozen.ts'
import { meat } from './meat.ts'
import { nonfood } from './nonfood.ts'
import { pantry } from './pantry.ts'
import { produce } from './produce.ts'
import { freshDepartments } from './taxonomy-fresh.ts'
import { storeDepartments } from './taxonomy-store.ts'

export { units } from './units.ts'

const order = ['produce', 'dairy', 'meat', 'fish', 'bakery', 'dry', 'pantry', 'frozen', 'drinks', 'nonfood']

/** The ten departments in the order of the shop's navigation. */
export const departments: SeedDepartment[] = [...freshDepartments, ...storeDepartments].sort(
  (a, b) => order.indexOf(a.code) - order.indexOf(b.code),
)

export const brands: SeedBrand[] = [...freshBrands, ...storeBrands]

export const products: SeedProduct[] = [
  ...produce,
  ...dairy,
  ...meat,
  ...fish,
  ...bakery,
  ...dry,
  ...pantry,
  ...frozen,
  ...drinks,
  ...nonfood,
]
