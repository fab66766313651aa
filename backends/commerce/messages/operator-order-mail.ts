import type { Locale } from '../../graphql/locales.ts'

export const operatorOrderMailMessages = {
  'operatorMail.ownNumber': {
    nl: 'nummer van de klant {number}',
    en: 'customer’s number {number}',
    de: 'Nummer des Kunden {number}',
    fr: 'référence du client {number}',
  },
  'operatorMail.orderSubject': {
    nl: 'Bestelling {number} van {company}',
    en: 'Order {number} from {company}',
    de: 'Bestellung {number} von {company}',
    fr: 'Commande {number} de {company}',
  },
  'operatorMail.orderText': {
    nl: '{company} heeft bestelling {number} geplaatst. De klant kan ze niet meer wijzigen of annuleren.',
    en: '{company} has placed order {number}. The customer can no longer change or cancel it.',
    de: '{company} hat die Bestellung {number} aufgegeben. Der Kunde kann sie nicht mehr ändern oder stornieren.',
    fr: '{company} a passé la commande {number}. Le client ne peut plus la modifier ni l’annuler.',
  },
  'operatorMail.onBehalf': {
    nl: 'Ingevoerd door {name}, in naam van de klant.',
    en: 'Placed by {name}, on behalf of the customer.',
    de: 'Eingegeben von {name}, im Namen des Kunden.',
    fr: 'Saisie par {name}, au nom du client.',
  },
  'operatorMail.offerSubject': {
    nl: 'Offerteaanvraag {number} van {company}',
    en: 'Request {number} for a quote from {company}',
    de: 'Angebotsanfrage {number} von {company}',
    fr: 'Demande d’offre {number} de {company}',
  },
  'operatorMail.offerText': {
    nl: '{company} vraagt een offerte, met nummer {number}. Er is niets besteld.',
    en: '{company} requests a quote, under number {number}. Nothing has been ordered.',
    de: '{company} bittet um ein Angebot, unter der Nummer {number}. Es ist nichts bestellt.',
    fr: '{company} demande une offre, sous le numéro {number}. Rien n’est commandé.',
  },
  'operatorMail.customerNumber': {
    nl: 'Klantnummer {code}',
    en: 'Customer number {code}',
    de: 'Kundennummer {code}',
    fr: 'Numéro de client {code}',
  },
  'operatorMail.purchaseReference': {
    nl: 'Inkoopreferentie van de klant: {reference}',
    en: "Customer's purchase reference: {reference}",
    de: 'Bestellreferenz des Kunden: {reference}',
    fr: 'Référence d’achat du client\u00a0: {reference}',
  },
  'operatorMail.emptiesSubject': {
    nl: 'Leeggoed bij bestelling {number} van {company} gewijzigd',
    en: 'Empties of order {number} from {company} changed',
    de: 'Leergut zur Bestellung {number} von {company} geändert',
    fr: 'Emballages consignés de la commande {number} de {company} modifiés',
  },
  'operatorMail.noEmpties': {
    nl: 'De klant geeft geen leeggoed mee.',
    en: 'The customer returns no empties.',
    de: 'Der Kunde gibt kein Leergut zurück.',
    fr: 'Le client ne rend pas d’emballages consignés.',
  },
  'operatorMail.empties': {
    nl: 'De klant geeft leeggoed mee: {articles}.',
    en: 'The customer returns empties: {articles}.',
    de: 'Der Kunde gibt Leergut zurück: {articles}.',
    fr: 'Le client rend des emballages consignés\u00a0: {articles}.',
  },
  'operatorMail.message': {
    nl: 'Bericht van de klant: {message}',
    en: "Customer's message: {message}",
    de: 'Nachricht des Kunden: {message}',
    fr: 'Message du client\u00a0: {message}',
  },
} as const satisfies Record<string, Record<Locale, string>>
