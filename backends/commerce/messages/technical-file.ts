import type { Locale } from '../../graphql/locales.ts'

export const technicalFileMessages = {
  'sheet.title': { nl: 'Technische fiche', en: 'Data sheet', de: 'Produktdatenblatt', fr: 'Fiche technique' },
  'sheet.number': { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer', fr: 'Numéro d’article' },
  'sheet.brand': { nl: 'Merk', en: 'Brand', de: 'Marke', fr: 'Marque' },
  'sheet.origin': { nl: 'Herkomst', en: 'Origin', de: 'Herkunft', fr: 'Origine' },
  'sheet.innerPackaging': {
    nl: 'Binnenverpakking',
    en: 'Inner packaging',
    de: 'Innenverpackung',
    fr: 'Emballage intérieur',
  },
  'sheet.category': { nl: 'Categorie', en: 'Category', de: 'Kategorie', fr: 'Catégorie' },
  'sheet.packings': { nl: 'Verpakkingen', en: 'Packings', de: 'Gebinde', fr: 'Conditionnements' },
  'sheet.unit': { nl: 'Eenheid', en: 'Unit', de: 'Einheit', fr: 'Unité' },
  'sheet.content': { nl: 'Inhoud', en: 'Content', de: 'Inhalt', fr: 'Contenu' },
  'sheet.ean': { nl: 'EAN-code', en: 'EAN code', de: 'EAN-Code', fr: 'Code EAN' },
  'sheet.law': {
    nl: 'Volgens bijlage II van Verordening (EU) nr. 1169/2011',
    en: 'According to Annex II of Regulation (EU) No 1169/2011',
    de: 'Gemäß Anhang II der Verordnung (EU) Nr. 1169/2011',
    fr: 'Selon l’annexe II du règlement (UE) n° 1169/2011',
  },
  'sheet.contains': { nl: 'Bevat', en: 'Contains', de: 'Enthalten', fr: 'Présent' },
  'sheet.may_contain': {
    nl: 'Kan sporen bevatten',
    en: 'May contain traces',
    de: 'Spuren möglich',
    fr: 'Traces possibles',
  },
  'sheet.free': { nl: 'Vrij', en: 'Free', de: 'Frei', fr: 'Absent' },
  'sheet.unknown': { nl: 'Niet opgegeven', en: 'Not declared', de: 'Nicht angegeben', fr: 'Non déclaré' },
  'sheet.unknownNote': {
    nl: 'Niet opgegeven betekent niet vrij. Vraag het ons voordat u het product gebruikt.',
    en: 'Not declared does not mean free. Please ask us before you use the product.',
    de: 'Nicht angegeben bedeutet nicht frei. Bitte fragen Sie uns vor der Verwendung.',
    fr: 'Non déclaré ne signifie pas absent. Veuillez nous consulter avant d’utiliser le produit.',
  },
  'sheet.asOf': {
    nl: 'Gegevens van {date}',
    en: 'Data as of {date}',
    de: 'Stand der Angaben: {date}',
    fr: 'Données au {date}',
  },
  'sheet.label': {
    nl: 'Het etiket op de verpakking is bepalend.',
    en: 'The label on the pack prevails.',
    de: 'Maßgeblich ist das Etikett auf der Verpackung.',
    fr: 'L’étiquette de l’emballage fait foi.',
  },
  'sheet.page': {
    nl: 'Pagina {page} van {pages}',
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
    fr: 'Page {page} sur {pages}',
  },
} as const satisfies Record<string, Record<Locale, string>>
