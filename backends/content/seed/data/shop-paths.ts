// Public paths of the shop's screens, for links in the content.
import type { Text } from './shape.ts'

export const registerPath: Text = {
  nl: '/registreren',
  en: '/en/register',
  de: '/de/auth/register',
  fr: '/fr/auth/register',
}

export const loginPath: Text = { nl: '/inloggen', en: '/en/login', de: '/de/auth/login', fr: '/fr/auth/login' }

export const rangePath: Text = { nl: '/assortiment', en: '/en/range', de: '/de/products', fr: '/fr/products' }

export const brandsPath: Text = { nl: '/merken', en: '/en/brands', de: '/de/brands', fr: '/fr/brands' }

type Department = { title: Text; url: Text }

const department = (title: Text, nl: string, en: string, de: string, fr: string): Department => ({
  title,
  url: { nl: `/assortiment/${nl}`, en: `/en/range/${en}`, de: `/de/products/${de}`, fr: `/fr/products/${fr}` },
})

export const departments = {
  produce: department(
    { nl: 'Groenten & fruit', en: 'Fruit & vegetables', de: 'Obst & Gemüse', fr: 'Fruits & légumes' },
    'groenten-fruit',
    'fruit-vegetables',
    'obst-gemuese',
    'fruits-legumes',
  ),
  dairy: department(
    { nl: 'Zuivel & eieren', en: 'Dairy & eggs', de: 'Molkerei & Eier', fr: 'Crèmerie & œufs' },
    'zuivel-eieren',
    'dairy-eggs',
    'molkerei-eier',
    'cremerie-oeufs',
  ),
  meat: department(
    { nl: 'Vlees & gevogelte', en: 'Meat & poultry', de: 'Fleisch & Geflügel', fr: 'Viande & volaille' },
    'vlees-gevogelte',
    'meat-poultry',
    'fleisch-gefluegel',
    'viande-volaille',
  ),
  fish: department(
    { nl: 'Vis & schaaldieren', en: 'Fish & seafood', de: 'Fisch & Meeresfrüchte', fr: 'Poisson & marée' },
    'vis-schaaldieren',
    'fish-seafood',
    'fisch-meeresfruechte',
    'poisson-maree',
  ),
  bakery: department(
    { nl: 'Brood & patisserie', en: 'Bakery & pastry', de: 'Brot & Backwaren', fr: 'Boulangerie & pâtisserie' },
    'brood-patisserie',
    'bakery-pastry',
    'brot-backwaren',
    'boulangerie-patisserie',
  ),
  dry: department(
    {
      nl: 'Pasta, rijst & granen',
      en: 'Pasta, rice & grains',
      de: 'Pasta, Reis & Getreide',
      fr: 'Pâtes, riz & céréales',
    },
    'pasta-rijst-granen',
    'pasta-rice-grains',
    'pasta-reis-getreide',
    'pates-riz-cereales',
  ),
  pantry: department(
    { nl: 'Kruidenierswaren', en: 'Pantry & oils', de: 'Feinkost & Öle', fr: 'Épicerie & huiles' },
    'kruidenierswaren',
    'pantry-oils',
    'feinkost-oele',
    'epicerie-huiles',
  ),
  frozen: department(
    { nl: 'Diepvries', en: 'Frozen', de: 'Tiefkühl', fr: 'Surgelés' },
    'diepvries',
    'frozen',
    'tiefkuehl',
    'surgeles',
  ),
  drinks: department(
    { nl: 'Dranken & koffie', en: 'Drinks & coffee', de: 'Getränke & Kaffee', fr: 'Boissons & café' },
    'dranken-koffie',
    'drinks-coffee',
    'getraenke-kaffee',
    'boissons-cafe',
  ),
  nonfood: department(
    { nl: 'Non-food', en: 'Non-food', de: 'Non-Food', fr: 'Non alimentaire' },
    'non-food',
    'non-food',
    'non-food',
    'non-alimentaire',
  ),
} as const satisfies Record<string, Department>
