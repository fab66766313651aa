/** What the demo wholesaler has agreed with two companies: exclusive products, their own numbers, and prices. */
import type { Text } from './shape.ts'

export type ExclusiveProduct = {
  company: string
  sku: string
  name: Text
  short: Text
  category: string
  brand: string
  /** Number of a demo product whose picture it has. */
  pictureOf: string
  packing: Readonly<Record<'unit' | 'count' | 'amount' | 'measure' | 'weight_g' | 'price', string>>
  contains: string
  vat: string
  ownNumber: string
  stock: string
}

const nova = 'C10231'
const adler = 'C10458'

export const exclusiveProducts: readonly ExclusiveProduct[] = [
  {
    company: nova,
    sku: '990101',
    name: {
      nl: 'Huisbrood Brasserie Nova, desem',
      en: 'Brasserie Nova house loaf, sourdough',
      de: 'Hausbrot Brasserie Nova, Sauerteig',
      fr: 'Pain maison Brasserie Nova, au levain',
    },
    short: {
      nl: 'Volgens het recept van de brasserie gebakken, acht broden per doos.',
      en: 'Baked to the recipe of the brasserie, eight loaves to a case.',
      de: 'Nach dem Rezept der Brasserie gebacken, acht Brote im Karton.',
      fr: 'Cuit selon la recette de la brasserie, huit pains par carton.',
    },
    category: 'loaves-toast',
    brand: 'molen-en-zoon',
    pictureOf: '440113',
    packing: { unit: 'case', count: '8', amount: '800', measure: 'g', weight_g: '6800', price: '22.40' },
    contains: 'gluten',
    vat: '6',
    ownNumber: 'NOVA-12',
    stock: '60',
  },
  {
    company: nova,
    sku: '990102',
    name: {
      nl: 'Croissant Nova, extra boter',
      en: 'Nova croissant, extra butter',
      de: 'Croissant Nova, extra Butter',
      fr: 'Croissant Nova, extra beurre',
    },
    short: {
      nl: 'Met 28 % boter getoerd, alleen voor Brasserie Nova.',
      en: 'Laminated with 28% butter, for Brasserie Nova only.',
      de: 'Mit 28 % Butter touriert, nur für Brasserie Nova.',
      fr: 'Feuilleté à 28 % de beurre, réservé à la Brasserie Nova.',
    },
    category: 'croissants',
    brand: 'maison-lacroix',
    pictureOf: '420119',
    packing: { unit: 'case', count: '60', amount: '80', measure: 'g', weight_g: '5200', price: '38.90' },
    contains: 'gluten|milk|eggs',
    vat: '6',
    ownNumber: 'NOVA-13',
    stock: '40',
  },
  {
    company: nova,
    sku: '990103',
    name: {
      nl: 'Huiswijn Nova, rood',
      en: 'Nova house wine, red',
      de: 'Hauswein Nova, rot',
      fr: 'Vin de la maison Nova, rouge',
    },
    short: {
      nl: 'Gebotteld met het etiket van de brasserie.',
      en: 'Bottled with the label of the brasserie.',
      de: 'Mit dem Etikett der Brasserie abgefüllt.',
      fr: 'Mis en bouteille avec l’étiquette de la brasserie.',
    },
    category: 'wine-red',
    brand: 'lacroix',
    pictureOf: '560107',
    packing: { unit: 'case', count: '6', amount: '750', measure: 'ml', weight_g: '7800', price: '41.70' },
    contains: 'sulphites',
    vat: '21',
    ownNumber: 'NOVA-70',
    stock: '35',
  },
  {
    company: adler,
    sku: '990201',
    name: {
      nl: 'Adler roggebrood met karwij',
      en: 'Adler rye bread with caraway',
      de: 'Adler-Roggenbrot mit Kümmel',
      fr: 'Pain de seigle Adler au carvi',
    },
    short: {
      nl: 'Gesneden roggebrood voor het ontbijt van het gasthuis.',
      en: 'Sliced rye bread for the breakfast of the inn.',
      de: 'Geschnittenes Roggenbrot für das Frühstück im Gasthaus.',
      fr: 'Pain de seigle tranché pour le petit déjeuner de l’auberge.',
    },
    category: 'loaves-toast',
    brand: 'molen-en-zoon',
    pictureOf: '440112',
    packing: { unit: 'case', count: '10', amount: '500', measure: 'g', weight_g: '5300', price: '24.50' },
    contains: 'gluten',
    vat: '6',
    ownNumber: 'A-100',
    stock: '50',
  },
  {
    company: adler,
    sku: '990202',
    name: {
      nl: 'Adler kruidenboter',
      en: 'Adler herb butter',
      de: 'Adler-Kräuterbutter',
      fr: 'Beurre aux herbes Adler',
    },
    short: {
      nl: 'Rolletjes van 20 g volgens het recept van de keuken.',
      en: 'Rolls of 20 g to the recipe of the kitchen.',
      de: 'Rollen zu 20 g nach dem Rezept der Küche.',
      fr: 'Rouleaux de 20 g selon la recette de la cuisine.',
    },
    category: 'butter-margarine',
    brand: 'ferme-du-val',
    pictureOf: '201044',
    packing: { unit: 'box', count: '100', amount: '20', measure: 'g', weight_g: '2200', price: '27.80' },
    contains: 'milk',
    vat: '6',
    ownNumber: 'A-101',
    stock: '30',
  },
]

/** Contract prices; `days` until the last one, from the day of the seed. */
export const contractPrices: readonly { company: string; sku: string; price: string; days: number }[] = [
  { company: nova, sku: '990102', price: '34.50', days: 12 },
  { company: nova, sku: '990103', price: '38.00', days: 200 },
  { company: adler, sku: '990202', price: '24.90', days: 18 },
]
