import { entryIds } from './ids.ts'
import { toStoredLink } from './localize.ts'

export const globals = [
  {
    id: 801,
    handle: 'companyInfo',
    name: 'Company info',
    fields: {
      addressLine1: 'Havenkaai 12',
      addressLine2: '2030 Antwerpen',
      addressLine3: { nl: 'België', en: 'Belgium', de: 'Belgien', fr: 'Belgique' },
      telLink: toStoredLink({ phone: '+3235550140', shown: '+32 3 555 01 40' }),
      vat: 'BE 0999.999.922',
      fax: '+32 3 555 01 49',
      emailLink: toStoredLink({ email: 'orders@proviant.example' }),
      openingHours: {
        nl: 'Bestellijn: maandag tot en met zaterdag, 5 tot 22 uur\nAfhaalbalie: maandag tot en met zaterdag, 5 tot 12 uur',
        en: 'Order line: Monday to Saturday, 5 am to 10 pm\nCollection desk: Monday to Saturday, 5 am to noon',
        de: 'Bestelltelefon: Montag bis Samstag, 5 bis 22 Uhr\nAbholschalter: Montag bis Samstag, 5 bis 12 Uhr',
        fr: 'Ligne commandes : du lundi au samedi, de 5 h à 22 h\nComptoir de retrait : du lundi au samedi, de 5 h à 12 h',
      },
      facebook: 'https://facebook.example/proviant',
      instagram: 'https://instagram.example/proviant',
      linkedin: 'https://linkedin.example/company/proviant',
    },
  },
  {
    id: 802,
    handle: 'general',
    name: 'General',
    fields: {
      termsPage: entryIds.terms,
      privacyPage: entryIds.privacy,
      contactPage: entryIds.contact,
      newsletterTitle: {
        nl: 'Elke dinsdag: prijzen, seizoen en nieuwe producten.',
        en: 'Every Tuesday: prices, the season and new products.',
        de: 'Jeden Dienstag: Preise, Saison und neue Produkte.',
        fr: 'Chaque mardi : cours, saison et nouveautés.',
      },
      newsletterForm: 'newsletter',
    },
  },
  {
    id: 803,
    handle: 'header',
    name: 'Header',
    fields: {
      headerChecks: [
        {
          nl: 'Zes dagen per week geleverd',
          en: 'Delivered six days a week',
          de: 'Lieferung an sechs Tagen der Woche',
          fr: 'Livraison six jours par semaine',
        },
        {
          nl: 'Vers, droog en diepvries in één levering',
          en: 'Fresh, dry and frozen in one delivery',
          de: 'Frisch, trocken und tiefgekühlt in einer Lieferung',
          fr: 'Frais, sec et surgelé en une seule livraison',
        },
        {
          nl: 'Herkomst en allergenen bij elk artikel',
          en: 'Origin and allergens for every item',
          de: 'Herkunft und Allergene zu jedem Artikel',
          fr: 'Origine et allergènes pour chaque article',
        },
      ],
    },
  },
] as const
