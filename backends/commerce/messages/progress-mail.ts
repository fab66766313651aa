import type { Locale } from '../../graphql/locales.ts'

export const progressMailMessages = {
  'progressMail.shippedSubject': {
    nl: 'Uw bestelling {number} is onderweg',
    en: 'Your order {number} is on its way',
    de: 'Ihre Bestellung {number} ist unterwegs',
    fr: 'Votre commande {number} est en route',
  },
  'progressMail.shippedText': {
    nl: 'Uw bestelling {number} heeft ons magazijn verlaten.',
    en: 'Your order {number} has left our warehouse.',
    de: 'Ihre Bestellung {number} hat unser Lager verlassen.',
    fr: 'Votre commande {number} a quitté notre entrepôt.',
  },
  'progressMail.readySubject': {
    nl: 'Uw bestelling {number} staat klaar',
    en: 'Your order {number} is ready for collection',
    de: 'Ihre Bestellung {number} liegt zur Abholung bereit',
    fr: 'Votre commande {number} est prête à être retirée',
  },
  'progressMail.readyText': {
    nl: 'Uw bestelling {number} staat klaar: u kunt ze afhalen.',
    en: 'Your order {number} is ready: you can collect it.',
    de: 'Ihre Bestellung {number} liegt bereit: Sie können sie abholen.',
    fr: 'Votre commande {number} est prête\u00a0: vous pouvez venir la retirer.',
  },
  'progressMail.shortSubject': {
    nl: 'Uw bestelling {number} is niet volledig',
    en: 'Your order {number} is not complete',
    de: 'Ihre Bestellung {number} ist nicht vollständig',
    fr: 'Votre commande {number} est incomplète',
  },
  'progressMail.shortText': {
    nl: 'Deze artikelen van uw bestelling {number} kunnen we niet of niet volledig leveren:',
    en: 'We cannot deliver these items of your order {number}, or not all of them:',
    de: 'Ihre Bestellung {number} können wir nicht vollständig liefern. Diese Artikel fehlen ganz oder teilweise:',
    fr: 'Nous ne pouvons pas livrer, ou pas en totalité, ces articles de votre commande {number}\u00a0:',
  },
  'progressMail.quantity': {
    nl: '{delivered} van {ordered}',
    en: '{delivered} of {ordered}',
    de: '{delivered} von {ordered}',
    fr: '{delivered} sur {ordered}',
  },
  'progressMail.turnOff': {
    nl: 'Deze e-mails uitzetten',
    en: 'Turn off these e-mails',
    de: 'Diese E-Mails abbestellen',
    fr: 'Ne plus recevoir ces e-mails',
  },
} as const satisfies Record<string, Record<Locale, string>>
