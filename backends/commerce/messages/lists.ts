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
  'list.tooManyShared': {
    nl: 'Uw bedrijf kan hoogstens {count} gedeelde lijsten bewaren.',
    en: 'Your company can keep at most {count} shared lists.',
    de: 'Ihr Unternehmen kann höchstens {count} geteilte Listen aufbewahren.',
    fr: 'Votre entreprise peut conserver {count} listes partagées au maximum.',
  },
  'list.tooManyOfCreator': {
    nl: 'Wie deze lijst maakte, heeft al {count} eigen lijsten.',
    en: 'The person who made this list already has {count} lists of their own.',
    de: 'Wer diese Liste angelegt hat, hat bereits {count} eigene Listen.',
    fr: 'La personne qui a créé cette liste a déjà {count} listes personnelles.',
  },
  'list.renamed': {
    nl: 'Intussen kreeg deze lijst de naam “{name}”. Bewaar opnieuw om uw naam toch te gebruiken.',
    en: 'Meanwhile this list has been renamed to “{name}”. Save again to use your name anyway.',
    de: 'Inzwischen wurde diese Liste in „{name}“ umbenannt. Speichern Sie erneut, um trotzdem Ihren Namen zu verwenden.',
    fr: 'Entre-temps, cette liste a été renommée «\u00a0{name}\u00a0». Enregistrez à nouveau pour garder votre nom.',
  },
  'list.creatorRemoved': {
    nl: 'Wie deze lijst maakte, is geen gebruiker meer. De lijst blijft van uw bedrijf.',
    en: 'The person who made this list is no longer a user. The list stays with your company.',
    de: 'Wer diese Liste angelegt hat, ist kein Benutzer mehr. Die Liste bleibt bei Ihrem Unternehmen.',
    fr: 'La personne qui a créé cette liste n’est plus utilisateur. La liste reste à votre entreprise.',
  },
  'list.sharedByCreator': {
    nl: 'Alleen wie deze lijst maakte of een beheerder van uw bedrijf kan dit wijzigen.',
    en: 'Only the person who made this list or an administrator of your company can change this.',
    de: 'Das kann nur ändern, wer diese Liste angelegt hat, oder ein Administrator Ihres Unternehmens.',
    fr: 'Seule la personne qui a créé cette liste ou un administrateur de votre entreprise peut changer cela.',
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
