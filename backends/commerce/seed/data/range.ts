import { bakery } from './bakery.ts'
import { bakeryBread } from './bakery-bread.ts'
import { bakerySweet } from './bakery-sweet.ts'
import { freshBrands } from './brands.ts'
import { storeBrands } from './brands-store.ts'
import { dairy } from './dairy.ts'
import { dairyCheese } from './dairy-cheese.ts'
import { dairyMilkEggs } from './dairy-milk-eggs.ts'
import { drinks } from './drinks.ts'
import { drinksSoftCoffee } from './drinks-soft-coffee.ts'
import { drinksWineBeer } from './drinks-wine-beer.ts'
import { dry } from './dry.ts'
import { dryBreakfastNuts } from './dry-breakfast-nuts.ts'
import { dryPastaRice } from './dry-pasta-rice.ts'
import { fish } from './fish.ts'
import { fishFillets } from './fish-fillets.ts'
import { fishSeafood } from './fish-seafood.ts'
import { frozen } from './frozen.ts'
import { frozenFishSnacksDesserts } from './frozen-fish-snacks-desserts.ts'
import { frozenVegetablesFries } from './frozen-vegetables-fries.ts'
import { meat } from './meat.ts'
import { meatCharcuterie } from './meat-charcuterie.ts'
import { meatFresh } from './meat-fresh.ts'
import { nonfood } from './nonfood.ts'
import { nonfoodCleaning } from './nonfood-cleaning.ts'
import { nonfoodTable } from './nonfood-table.ts'
import { pantry } from './pantry.ts'
import { pantryOilsSpices } from './pantry-oils-spices.ts'
import { pantryOlivesSpreads } from './pantry-olives-spreads.ts'
import { produce } from './produce.ts'
import { produceFruitHerbs } from './produce-fruit-herbs.ts'
import { produceVegetables } from './produce-vegetables.ts'
import type { SeedBrand, SeedDepartment, SeedProduct } from './shape.ts'
import { freshDepartments } from './taxonomy-fresh.ts'
import { storeDepartments } from './taxonomy-store.ts'

export { units } from '../../rules/units.ts'

const order = ['produce', 'dairy', 'meat', 'fish', 'bakery', 'dry', 'pantry', 'frozen', 'drinks', 'nonfood']

/** The ten departments in the order of the shop's navigation. */
export const departments: SeedDepartment[] = [...freshDepartments, ...storeDepartments].sort(
  (a, b) => order.indexOf(a.code) - order.indexOf(b.code),
)

export const brands: SeedBrand[] = [...freshBrands, ...storeBrands]

export const products: SeedProduct[] = [
  ...produce,
  ...produceVegetables,
  ...produceFruitHerbs,
  ...dairy,
  ...dairyCheese,
  ...dairyMilkEggs,
  ...meat,
  ...meatFresh,
  ...meatCharcuterie,
  ...fish,
  ...fishFillets,
  ...fishSeafood,
  ...bakery,
  ...bakeryBread,
  ...bakerySweet,
  ...dry,
  ...dryPastaRice,
  ...dryBreakfastNuts,
  ...pantry,
  ...pantryOilsSpices,
  ...pantryOlivesSpreads,
  ...frozen,
  ...frozenVegetablesFries,
  ...frozenFishSnacksDesserts,
  ...drinks,
  ...drinksWineBeer,
  ...drinksSoftCoffee,
  ...nonfood,
  ...nonfoodCleaning,
  ...nonfoodTable,
]
