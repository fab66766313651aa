import type { Locale } from '../../graphql/locales.ts'

export const invoiceMessages = {
  'invoice.title': { nl: 'Factuur', en: 'Invoice', de: 'Rechnung', fr: 'Facture' },
  'invoice.number': { nl: 'Factuurnummer', en: 'Invoice number', de: 'Rechnungsnummer', fr: 'Numéro de facture' },
  'invoice.date': { nl: 'Factuurdatum', en: 'Invoice date', de: 'Rechnungsdatum', fr: 'Date de facture' },
  'invoice.due': { nl: 'Vervaldatum', en: 'Due date', de: 'Fällig am', fr: 'Échéance' },
  'invoice.order': { nl: 'Bestelling', en: 'Order', de: 'Bestellung', fr: 'Commande' },
  'invoice.from': { nl: 'Verkoper', en: 'Seller', de: 'Verkäufer', fr: 'Vendeur' },
  'invoice.to': { nl: 'Factuuradres', en: 'Invoice address', de: 'Rechnungsadresse', fr: 'Adresse de facturation' },
  'invoice.vatNumber': { nl: 'Btw {number}', en: 'VAT {number}', de: 'USt-IdNr. {number}', fr: 'TVA {number}' },
  'invoice.product': { nl: 'Omschrijving', en: 'Description', de: 'Bezeichnung', fr: 'Désignation' },
  'invoice.quantity': { nl: 'Aantal', en: 'Quantity', de: 'Menge', fr: 'Quantité' },
  'invoice.price': { nl: 'Prijs', en: 'Price', de: 'Preis', fr: 'Prix' },
  'invoice.vat': { nl: 'Btw', en: 'VAT', de: 'MwSt.', fr: 'TVA' },
  'invoice.lineTotal': { nl: 'Excl. btw', en: 'Excl. VAT', de: 'Ohne MwSt.', fr: 'HTVA' },
  'invoice.subtotal': {
    nl: 'Subtotaal excl. btw',
    en: 'Subtotal excl. VAT',
    de: 'Zwischensumme ohne MwSt.',
    fr: 'Sous-total HTVA',
  },
  'invoice.shipping': { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  'invoice.rate': {
    nl: 'Btw {percent} % op {base}',
    en: 'VAT {percent}% on {base}',
    de: 'MwSt. {percent} % auf {base}',
    fr: 'TVA {percent} % sur {base}',
  },
  'invoice.total': { nl: 'Totaal incl. btw', en: 'Total incl. VAT', de: 'Gesamt inkl. MwSt.', fr: 'Total TVAC' },
  'invoice.pay': {
    nl: 'Te betalen vóór of op {date} op {iban}, met vermelding van {number}.',
    en: 'Payable by {date} to {iban}, quoting {number}.',
    de: 'Zahlbar bis {date} auf {iban} unter Angabe von {number}.',
    fr: 'À payer au plus tard le {date} sur {iban}, en mentionnant {number}.',
  },
  'invoice.paid': { nl: 'Betaald.', en: 'Paid.', de: 'Bezahlt.', fr: 'Payée.' },
  'invoice.refunded': { nl: 'Terugbetaald.', en: 'Refunded.', de: 'Erstattet.', fr: 'Remboursée.' },
} as const satisfies Record<string, Record<Locale, string>>
