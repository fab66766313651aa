import type { Locale } from '../../graphql/locales.ts'

export const orderMailMessages = {
  'orderMail.subject': {
    nl: 'Uw bestelling {number} bij {shop}',
    en: 'Your order {number} at {shop}',
    de: 'Ihre Bestellung {number} bei {shop}',
    fr: 'Votre commande {number} chez {shop}',
  },
  'orderMail.text': {
    nl: 'Bedankt voor uw bestelling. Ze is bij ons binnen onder nummer {number}.',
    en: 'Thank you for your order. We have received it under number {number}.',
    de: 'vielen Dank für Ihre Bestellung. Sie ist unter der Nummer {number} bei uns eingegangen.',
    fr: 'Merci pour votre commande. Nous l’avons bien reçue sous le numéro {number}.',
  },
  'orderMail.call': {
    nl: 'Klopt er iets niet, of hebt u een vraag? Bel {phone}.',
    en: 'Is something not right, or do you have a question? Call {phone}.',
    de: 'Stimmt etwas nicht, oder haben Sie eine Frage? Rufen Sie {phone} an.',
    fr: 'Une erreur, une question\u00a0? Appelez le {phone}.',
  },
  'orderMail.change': {
    nl: 'Tot {until} uur kunt u deze bestelling zelf wijzigen of annuleren.',
    en: 'You can change or cancel this order yourself until {until}.',
    de: 'Bis {until} Uhr können Sie diese Bestellung selbst ändern oder stornieren.',
    fr: 'Vous pouvez modifier ou annuler cette commande vous-même jusqu’au {until}.',
  },
  'orderMail.changeAction': {
    nl: 'Bestelling wijzigen of annuleren',
    en: 'Change or cancel the order',
    de: 'Bestellung ändern oder stornieren',
    fr: 'Modifier ou annuler la commande',
  },
  'orderMail.canceledSubject': {
    nl: 'Uw bestelling {number} bij {shop} is geannuleerd',
    en: 'Your order {number} at {shop} is cancelled',
    de: 'Ihre Bestellung {number} bei {shop} ist storniert',
    fr: 'Votre commande {number} chez {shop} est annulée',
  },
  'orderMail.canceledText': {
    nl: 'U hebt bestelling {number} geannuleerd. We leveren ze niet en u krijgt er geen factuur voor.',
    en: 'You have cancelled order {number}. We do not deliver it, and you get no invoice for it.',
    de: 'Sie haben die Bestellung {number} storniert. Wir liefern sie nicht, und Sie erhalten dafür keine Rechnung.',
    fr: 'Vous avez annulé la commande {number}. Elle ne sera ni livrée ni facturée.',
  },
  'orderMail.inCartText': {
    nl: 'U wijzigt bestelling {number}: ze is geannuleerd en haar artikelen liggen in uw mandje. Er is nu niets besteld. Plaats de gewijzigde bestelling vóór {until} uur, dan blijft de dag van levering of afhaling dezelfde.',
    en: 'You are changing order {number}: it is cancelled, and its items are in your cart. Nothing is ordered now. Place the changed order before {until} to keep its day of delivery or collection.',
    de: 'Sie ändern die Bestellung {number}: Sie ist storniert, und ihre Artikel liegen in Ihrem Korb. Im Moment ist nichts bestellt. Geben Sie die geänderte Bestellung vor {until} Uhr auf, dann bleibt der Tag der Lieferung oder Abholung derselbe.',
    fr: 'Vous modifiez la commande {number}\u00a0: elle est annulée et ses articles sont dans votre panier. Rien n’est commandé pour l’instant. Passez la commande modifiée avant le {until} pour garder le même jour de livraison ou de retrait.',
  },
  'orderMail.view': {
    nl: 'Bestelling bekijken',
    en: 'View the order',
    de: 'Bestellung ansehen',
    fr: 'Voir la commande',
  },
  'orderMail.offerSubject': {
    nl: 'Uw offerteaanvraag {number} bij {shop}',
    en: 'Your request {number} for a quote from {shop}',
    de: 'Ihre Angebotsanfrage {number} bei {shop}',
    fr: 'Votre demande d’offre {number} chez {shop}',
  },
  'orderMail.offerText': {
    nl: 'Bedankt voor uw offerteaanvraag. Ze is bij ons binnen onder nummer {number}. Er is nog niets besteld: ons verkoopteam antwoordt eerst, binnen één werkdag, per e-mail of telefoon. De prijzen hieronder zijn die van vandaag.',
    en: 'Thank you for your request for a quote. We have received it under number {number}. Nothing has been ordered yet: our sales team answers first, within one working day, by e-mail or telephone. The prices below are those of today.',
    de: 'vielen Dank für Ihre Angebotsanfrage. Sie ist unter der Nummer {number} bei uns eingegangen. Es ist noch nichts bestellt: Zuerst antwortet unser Verkaufsteam, innerhalb eines Werktags, per E-Mail oder Telefon. Die Preise unten sind die von heute.',
    fr: 'Merci pour votre demande d’offre. Nous l’avons bien reçue sous le numéro {number}. Rien n’est encore commandé\u00a0: notre équipe commerciale vous répond d’abord, dans un délai d’un jour ouvrable, par e-mail ou par téléphone. Les prix ci-dessous sont ceux d’aujourd’hui.',
  },
  'orderMail.offerView': {
    nl: 'Aanvraag bekijken',
    en: 'View the request',
    de: 'Anfrage ansehen',
    fr: 'Voir la demande',
  },
  'orderMail.delivery': {
    nl: '{method}: {day}, tussen {from} en {until} uur',
    en: '{method}: {day}, between {from} and {until}',
    de: '{method}: {day}, zwischen {from} und {until} Uhr',
    fr: '{method}\u00a0: {day}, entre {from} et {until} heures',
  },
  'orderMail.pickup': {
    nl: '{method}: {day}',
    en: '{method}: {day}',
    de: '{method}: {day}',
    fr: '{method}\u00a0: {day}',
  },
  'orderMail.free': { nl: 'Gratis', en: 'Free', de: 'Gratis', fr: 'Gratuit' },
  'orderMail.deliverTo': {
    nl: 'Leveradres:',
    en: 'Delivery address:',
    de: 'Lieferadresse:',
    fr: 'Adresse de livraison\u00a0:',
  },
  'orderMail.purchaseReference': {
    nl: 'Uw inkoopreferentie: {reference}',
    en: 'Your purchase reference: {reference}',
    de: 'Ihre Bestellreferenz: {reference}',
    fr: 'Votre référence d’achat\u00a0: {reference}',
  },
  'orderMail.message': {
    nl: 'Uw bericht: {message}',
    en: 'Your message: {message}',
    de: 'Ihre Nachricht: {message}',
    fr: 'Votre message\u00a0: {message}',
  },
  'orderMail.deposit': {
    nl: 'Statiegeld: {articles}',
    en: 'Deposit: {articles}',
    de: 'Pfand: {articles}',
    fr: 'Consigne\u00a0: {articles}',
  },
  'orderMail.tolerance': {
    nl: 'Sommige goederen worden bij het klaarzetten gewogen: het subtotaal kan tot {amount} afwijken.',
    en: 'Some goods are weighed when we pick your order: the subtotal may differ by up to {amount}.',
    de: 'Einige Waren werden beim Kommissionieren gewogen: Die Zwischensumme kann um bis zu {amount} abweichen.',
    fr: 'Certains produits sont pesés à la préparation\u00a0: le sous-total peut varier de {amount} au maximum.',
  },
} as const satisfies Record<string, Record<Locale, string>>
