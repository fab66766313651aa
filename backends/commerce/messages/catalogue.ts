import type { Locale } from '../../graphql/locales.ts'

export const catalogueMessages = {
  'codes.tooMany': {
    nl: 'Vraag hoogstens {count} artikelnummers tegelijk op.',
    en: 'Ask for at most {count} item numbers at once.',
    de: 'Fragen Sie höchstens {count} Artikelnummern auf einmal ab.',
    fr: 'Demandez au maximum {count} numéros d’article à la fois.',
  },
  'stock.in_stock': { nl: 'Op voorraad', en: 'In stock', de: 'Auf Lager', fr: 'En stock' },
  'stock.low_stock': { nl: 'Beperkte voorraad', en: 'Low stock', de: 'Geringer Bestand', fr: 'Stock limité' },
  'stock.on_order': { nl: 'Op bestelling', en: 'On order', de: 'Auf Bestellung', fr: 'Sur commande' },
  'stock.sold_out': { nl: 'Uitverkocht', en: 'Out of stock', de: 'Ausverkauft', fr: 'Épuisé' },
  'facet.contains_allergen': { nl: 'Bevat', en: 'Contains', de: 'Enthält', fr: 'Contient' },
  'facet.may_contain_allergen': {
    nl: 'Kan sporen bevatten van',
    en: 'May contain traces of',
    de: 'Kann Spuren enthalten von',
    fr: 'Peut contenir des traces de',
  },
  'facet.does_not_contain_allergen': { nl: 'Vrij van', en: 'Free from', de: 'Frei von', fr: 'Sans' },
  'facet.brands': { nl: 'Merk', en: 'Brand', de: 'Marke', fr: 'Marque' },
  'facet.category': { nl: 'Categorie', en: 'Category', de: 'Kategorie', fr: 'Catégorie' },
  'facet.is_stock_article': { nl: 'Voorraad', en: 'Stock', de: 'Bestand', fr: 'Stock' },
  'facet.stock.true': { nl: 'Op voorraad', en: 'In stock', de: 'Auf Lager', fr: 'En stock' },
  'facet.stock.false': { nl: 'Op bestelling', en: 'On order', de: 'Auf Bestellung', fr: 'Sur commande' },
  'facet.price': { nl: 'Prijs', en: 'Price', de: 'Preis', fr: 'Prix' },
  'fact.allergens': { nl: 'Allergenen', en: 'Allergens', de: 'Allergene', fr: 'Allergènes' },
  'fact.traces': { nl: 'Mogelijke sporen', en: 'Possible traces', de: 'Mögliche Spuren', fr: 'Traces possibles' },
  'fact.weight': { nl: 'Brutogewicht', en: 'Gross weight', de: 'Bruttogewicht', fr: 'Poids brut' },
  'fact.vat': { nl: 'Btw-tarief', en: 'VAT rate', de: 'Mehrwertsteuersatz', fr: 'Taux de TVA' },
} as const satisfies Record<string, Record<Locale, string>>
