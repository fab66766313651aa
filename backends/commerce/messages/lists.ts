import type { Locale } from '../../graphql/locales.ts'

export const listMessages = {
  'list.unknown': {
    nl: 'Deze lijst bestaat niet of niet meer.',
    en: 'This list does not exist or no longer exists.',
    de: 'Diese Liste gibt es nicht oder nicht mehr.',
    fr: 'Cette liste n’existe pas ou plus.',
  },
  'list.notOnIt': {
    nl: 'Dit artikel staat niet meer op de lijst.',
    en: 'This item is no longer on the list.',
    de: 'Dieser Artikel steht nicht mehr auf der Liste.',
    fr: 'Cet article ne figure plus sur la liste.',
  },
  'list.nameMissing': {
    nl: 'Geef de lijst een naam.',
    en: 'Give the list a name.',
    de: 'Geben Sie der Liste einen Namen.',
    fr: 'Donnez un nom à la liste.',
  },
  'list.tooMany': {
    nl: 'U kunt hoogstens {count} lijsten bewaren.',
    en: 'You can keep at most {count} lists.',
    de: 'Sie können höchstens {count} Listen aufbewahren.',
    fr: 'Vous pouvez conserver {count} listes au maximum.',
  },
  'list.full': {
    nl: 'Een lijst bevat hoogstens {count} artikelen.',
    en: 'A list holds at most {count} items.',
    de: 'Eine Liste fasst höchstens {count} Artikel.',
    fr: 'Une liste contient au maximum {count} articles.',
  },
  'order.unknown': {
    nl: 'Deze bestelling bestaat niet of is niet van u.',
    en: 'This order does not exist or is not yours.',
    de: 'Diese Bestellung gibt es nicht, oder sie ist nicht Ihre.',
    fr: 'Cette commande n’existe pas ou n’est pas la vôtre.',
  },
  'convert.nothing': {
    nl: 'Er staat niets op om in uw mandje te leggen.',
    en: 'There is nothing on it to put in your cart.',
    de: 'Es steht nichts darauf, was in Ihren Korb könnte.',
    fr: 'Elle ne contient rien à mettre dans votre panier.',
  },
  'convert.notWhole': {
    nl: 'Niet of niet helemaal in uw mandje: {names}.',
    en: 'Not or not fully in your cart: {names}.',
    de: 'Nicht oder nicht ganz in Ihrem Korb: {names}.',
    fr: 'Pas ou pas entièrement dans votre panier\u00a0: {names}.',
  },
} as const satisfies Record<string, Record<Locale, string>>
