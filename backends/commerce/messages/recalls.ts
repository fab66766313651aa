import type { Locale } from '../../graphql/locales.ts'

export const recallMessages = {
  'recall.unknown': {
    nl: 'Deze terugroepactie bestaat niet of is afgesloten.',
    en: 'This recall does not exist or has ended.',
    de: 'Diesen Rückruf gibt es nicht, oder er ist beendet.',
    fr: 'Ce rappel n’existe pas ou il est terminé.',
  },
  'recallMail.subject': {
    nl: 'Terugroepactie: {product}, lot {lot}',
    en: 'Recall: {product}, lot {lot}',
    de: 'Rückruf: {product}, Charge {lot}',
    fr: 'Rappel de produit : {product}, lot {lot}',
  },
  'recallMail.text': {
    nl: 'We roepen lot {lot} van {product} terug. Volgens onze gegevens is dit lot aan u geleverd.',
    en: 'We are recalling lot {lot} of {product}. According to our records, this lot was delivered to you.',
    de: 'Wir rufen die Charge {lot} von {product} zurück. Nach unseren Unterlagen wurde Ihnen diese Charge geliefert.',
    fr: 'Nous rappelons le lot {lot} du produit {product}. D’après nos données, ce lot vous a été livré.',
  },
  'recallMail.confirm': {
    nl: 'Bevestig bij de bestelling dat u dit gelezen hebt.',
    en: 'Please confirm on the page of the order that you have read this.',
    de: 'Bitte bestätigen Sie bei der Bestellung, dass Sie dies gelesen haben.',
    fr: 'Merci de confirmer sur la page de la commande que vous avez lu ce message.',
  },
  'recallMail.view': {
    nl: 'Bestelling bekijken en bevestigen',
    en: 'View the order and confirm',
    de: 'Bestellung ansehen und bestätigen',
    fr: 'Voir la commande et confirmer',
  },
} as const satisfies Record<string, Record<Locale, string>>
