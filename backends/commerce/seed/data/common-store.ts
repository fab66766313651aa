// Origins, inner packagings and the full "free" declaration that several departments share.
import type { AllergenCode, AllergenLevel, Text } from './shape.ts'

export const belgium: Text = { nl: 'België', en: 'Belgium', de: 'Belgien', fr: 'Belgique' }
export const france: Text = { nl: 'Frankrijk', en: 'France', de: 'Frankreich', fr: 'France' }
export const germany: Text = { nl: 'Duitsland', en: 'Germany', de: 'Deutschland', fr: 'Allemagne' }
export const italy: Text = { nl: 'Italië', en: 'Italy', de: 'Italien', fr: 'Italie' }
export const netherlands: Text = { nl: 'Nederland', en: 'Netherlands', de: 'Niederlande', fr: 'Pays-Bas' }
export const spain: Text = { nl: 'Spanje', en: 'Spain', de: 'Spanien', fr: 'Espagne' }
export const turkey: Text = { nl: 'Turkije', en: 'Türkiye', de: 'Türkei', fr: 'Turquie' }
export const europe: Text = {
  nl: 'Europese Unie',
  en: 'European Union',
  de: 'Europäische Union',
  fr: 'Union européenne',
}
export const japan: Text = { nl: 'Japan', en: 'Japan', de: 'Japan', fr: 'Japon' }
export const morocco: Text = { nl: 'Marokko', en: 'Morocco', de: 'Marokko', fr: 'Maroc' }

export const can: Text = { nl: 'blik', en: 'tin', de: 'Dose', fr: 'boîte' }
export const glassJar: Text = { nl: 'glazen bokaal', en: 'glass jar', de: 'Glas', fr: 'bocal en verre' }
export const glassBottle: Text = { nl: 'glazen fles', en: 'glass bottle', de: 'Glasflasche', fr: 'bouteille en verre' }
export const paperSack: Text = { nl: 'papieren zak', en: 'paper sack', de: 'Papiersack', fr: 'sac en papier' }
export const bag: Text = { nl: 'zak', en: 'bag', de: 'Beutel', fr: 'sachet' }
export const bucket: Text = { nl: 'emmer', en: 'bucket', de: 'Eimer', fr: 'seau' }
export const canister: Text = { nl: 'bidon', en: 'canister', de: 'Kanister', fr: 'bidon' }
export const cardboardBox: Text = { nl: 'kartonnen doos', en: 'cardboard box', de: 'Karton', fr: 'boîte en carton' }
export const tub: Text = { nl: 'bak', en: 'tub', de: 'Schale', fr: 'bac' }

/** All fourteen declared as free; spread it first, then state the exceptions. */
export const freeOfAll: Record<AllergenCode, AllergenLevel> = {
  gluten: 'free',
  crustaceans: 'free',
  eggs: 'free',
  fish: 'free',
  peanuts: 'free',
  soybeans: 'free',
  milk: 'free',
  nuts: 'free',
  celery: 'free',
  mustard: 'free',
  sesame: 'free',
  sulphites: 'free',
  lupin: 'free',
  molluscs: 'free',
}
