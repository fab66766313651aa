import type { Locale } from '../../graphql/locales.ts'

export const orderApprovalMessages = {
  'orderApproval.aboveOrderLimit': {
    nl: 'Deze bestelling is hoger dan uw limiet van {limit} per bestelling (excl. btw, zonder leverkosten). Er is niets besteld: stuur ze ter goedkeuring.',
    en: 'This order exceeds your limit of {limit} per order (excl. VAT, without delivery costs). Nothing was ordered: send it for approval.',
    de: 'Diese Bestellung überschreitet Ihr Limit von {limit} pro Bestellung (ohne MwSt. und Lieferkosten). Es wurde nichts bestellt: Senden Sie sie zur Freigabe.',
    fr: 'Cette commande dépasse votre limite de {limit} par commande (hors TVA et frais de livraison). Rien n’a été commandé\u00a0: envoyez-la pour approbation.',
  },
  'orderApproval.aboveMonthLimit': {
    nl: 'Met deze bestelling gaat u boven uw limiet van {limit} per maand (excl. btw, zonder leverkosten). U bestelde deze maand al voor {ordered}. Er is niets besteld: stuur ze ter goedkeuring.',
    en: 'With this order you exceed your limit of {limit} per month (excl. VAT, without delivery costs). You have ordered {ordered} this month. Nothing was ordered: send it for approval.',
    de: 'Mit dieser Bestellung überschreiten Sie Ihr Limit von {limit} pro Monat (ohne MwSt. und Lieferkosten). Sie haben in diesem Monat bereits für {ordered} bestellt. Es wurde nichts bestellt: Senden Sie sie zur Freigabe.',
    fr: 'Avec cette commande, vous dépassez votre limite de {limit} par mois (hors TVA et frais de livraison). Vous avez déjà commandé pour {ordered} ce mois-ci. Rien n’a été commandé\u00a0: envoyez-la pour approbation.',
  },
  'orderApproval.quoteAboveLimit': {
    nl: 'Deze offerte gaat boven uw limiet. Er is niets besteld: vraag een beheerder van uw bedrijf om uw limiet te verhogen.',
    en: 'This quote exceeds your limit. Nothing was ordered: ask an administrator of your company to raise your limit.',
    de: 'Dieses Angebot überschreitet Ihr Limit. Es wurde nichts bestellt: Bitten Sie einen Administrator Ihres Unternehmens, Ihr Limit zu erhöhen.',
    fr: 'Cette offre dépasse votre limite. Rien n’a été commandé\u00a0: demandez à un administrateur de votre entreprise de relever votre limite.',
  },
} as const satisfies Record<string, Record<Locale, string>>
