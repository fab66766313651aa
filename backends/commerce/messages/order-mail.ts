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
    de: 'Vielen Dank für Ihre Bestellung. Sie ist unter der Nummer {number} bei uns eingegangen.',
    fr: 'Merci pour votre commande. Nous l’avons bien reçue sous le numéro {number}.',
  },
  'orderMail.after': {
    nl: 'Klopt er iets niet? Laat het onze klantendienst zo snel mogelijk weten.',
    en: 'Is something not right? Please tell our customer service as soon as you can.',
    de: 'Stimmt etwas nicht? Bitte melden Sie sich so bald wie möglich bei unserem Kundenservice.',
    fr: 'Une erreur s’est glissée\u00a0? Prévenez notre service clientèle dès que possible.',
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
    nl: 'Bedankt voor uw offerteaanvraag. Ze is bij ons binnen onder nummer {number}. Er is nog niets besteld: eerst krijgt u ons voorstel. De prijzen hieronder zijn die van vandaag.',
    en: 'Thank you for your request for a quote. We have received it under number {number}. Nothing has been ordered yet: first you will get our proposal. The prices below are those of today.',
    de: 'Vielen Dank für Ihre Angebotsanfrage. Sie ist unter der Nummer {number} bei uns eingegangen. Es ist noch nichts bestellt: Zuerst erhalten Sie unser Angebot. Die Preise unten sind die von heute.',
    fr: 'Merci pour votre demande d’offre. Nous l’avons bien reçue sous le numéro {number}. Rien n’est encore commandé\u00a0: vous recevrez d’abord notre proposition. Les prix ci-dessous sont ceux d’aujourd’hui.',
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
    nl: 'Leveradres',
    en: 'Delivery address',
    de: 'Lieferadresse',
    fr: 'Adresse de livraison',
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
  'orderMail.tolerance': {
    nl: 'Sommige goederen worden bij het klaarzetten gewogen: het subtotaal kan tot {amount} afwijken.',
    en: 'Some goods are weighed when we pick your order: the subtotal may differ by up to {amount}.',
    de: 'Einige Waren werden beim Kommissionieren gewogen: Die Zwischensumme kann um bis zu {amount} abweichen.',
    fr: 'Certains produits sont pesés à la préparation\u00a0: le sous-total peut varier de {amount} au maximum.',
  },
} as const satisfies Record<string, Record<Locale, string>>
