// The packings of the shop and their names in four languages.
import type { Locale } from '../../graphql/locales.ts'

export type UnitCode =
  | 'piece'
  | 'case'
  | 'box'
  | 'bag'
  | 'sack'
  | 'bucket'
  | 'can'
  | 'jar'
  | 'bottle'
  | 'crate'
  | 'tray'
  | 'pack'
  | 'canister'
  | 'wheel'
  | 'layer'
  | 'keg'

export type Unit = { code: UnitCode; one: Record<Locale, string>; many: Record<Locale, string> }

export const units: Unit[] = [
  {
    code: 'piece',
    one: { nl: 'stuk', en: 'piece', de: 'Stück', fr: 'pièce' },
    many: { nl: 'stuks', en: 'pieces', de: 'Stück', fr: 'pièces' },
  },
  {
    code: 'case',
    one: { nl: 'doos', en: 'case', de: 'Karton', fr: 'carton' },
    many: { nl: 'dozen', en: 'cases', de: 'Kartons', fr: 'cartons' },
  },
  {
    code: 'box',
    one: { nl: 'doosje', en: 'box', de: 'Schachtel', fr: 'étui' },
    many: { nl: 'doosjes', en: 'boxes', de: 'Schachteln', fr: 'étuis' },
  },
  {
    code: 'bag',
    one: { nl: 'zak', en: 'bag', de: 'Beutel', fr: 'sachet' },
    many: { nl: 'zakken', en: 'bags', de: 'Beutel', fr: 'sachets' },
  },
  {
    code: 'sack',
    one: { nl: 'zak', en: 'sack', de: 'Sack', fr: 'sac' },
    many: { nl: 'zakken', en: 'sacks', de: 'Säcke', fr: 'sacs' },
  },
  {
    code: 'bucket',
    one: { nl: 'emmer', en: 'tub', de: 'Eimer', fr: 'seau' },
    many: { nl: 'emmers', en: 'tubs', de: 'Eimer', fr: 'seaux' },
  },
  {
    code: 'can',
    one: { nl: 'blik', en: 'can', de: 'Dose', fr: 'boîte' },
    many: { nl: 'blikken', en: 'cans', de: 'Dosen', fr: 'boîtes' },
  },
  {
    code: 'jar',
    one: { nl: 'pot', en: 'jar', de: 'Glas', fr: 'bocal' },
    many: { nl: 'potten', en: 'jars', de: 'Gläser', fr: 'bocaux' },
  },
  {
    code: 'bottle',
    one: { nl: 'fles', en: 'bottle', de: 'Flasche', fr: 'bouteille' },
    many: { nl: 'flessen', en: 'bottles', de: 'Flaschen', fr: 'bouteilles' },
  },
  {
    code: 'crate',
    one: { nl: 'kist', en: 'crate', de: 'Kiste', fr: 'caisse' },
    many: { nl: 'kisten', en: 'crates', de: 'Kisten', fr: 'caisses' },
  },
  {
    code: 'tray',
    one: { nl: 'schaal', en: 'tray', de: 'Schale', fr: 'barquette' },
    many: { nl: 'schalen', en: 'trays', de: 'Schalen', fr: 'barquettes' },
  },
  {
    code: 'pack',
    one: { nl: 'pak', en: 'pack', de: 'Packung', fr: 'paquet' },
    many: { nl: 'pakken', en: 'packs', de: 'Packungen', fr: 'paquets' },
  },
  {
    code: 'canister',
    one: { nl: 'bidon', en: 'canister', de: 'Kanister', fr: 'bidon' },
    many: { nl: 'bidons', en: 'canisters', de: 'Kanister', fr: 'bidons' },
  },
  {
    code: 'wheel',
    one: { nl: 'wiel', en: 'wheel', de: 'Laib', fr: 'meule' },
    many: { nl: 'wielen', en: 'wheels', de: 'Laibe', fr: 'meules' },
  },
  {
    code: 'layer',
    one: { nl: 'laag', en: 'layer', de: 'Lage', fr: 'couche' },
    many: { nl: 'lagen', en: 'layers', de: 'Lagen', fr: 'couches' },
  },
  {
    code: 'keg',
    one: { nl: 'vat', en: 'keg', de: 'Fass', fr: 'fût' },
    many: { nl: 'vaten', en: 'kegs', de: 'Fässer', fr: 'fûts' },
  },
]
