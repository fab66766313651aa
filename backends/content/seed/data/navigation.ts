import type { SeedNode } from './shape.ts'
import { brandsPath, departments, rangePath, registerPath } from './shop-paths.ts'

const about: SeedNode = {
  title: { nl: 'Over ons', en: 'About us', de: 'Über uns', fr: 'Notre maison' },
  entry: 'about',
}
const sustainability: SeedNode = {
  title: { nl: 'Duurzaamheid', en: 'Sustainability', de: 'Nachhaltigkeit', fr: 'Durabilité' },
  entry: 'sustainability',
}
const news: SeedNode = {
  title: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten', fr: 'Actualités' },
  entry: 'news',
}
const jobs: SeedNode = { title: { nl: 'Vacatures', en: 'Jobs', de: 'Jobs', fr: 'Emplois' }, entry: 'jobs' }
const delivery: SeedNode = {
  title: { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  entry: 'delivery',
}
const deliveryAndCold: SeedNode = {
  ...delivery,
  children: [
    { title: { nl: 'Koelketen', en: 'Cold chain', de: 'Kühlkette', fr: 'Chaîne du froid' }, entry: 'coldChain' },
  ],
}
const faq: SeedNode = {
  title: {
    nl: 'Veelgestelde vragen',
    en: 'Frequently asked questions',
    de: 'Häufige Fragen',
    fr: 'Questions fréquentes',
  },
  entry: 'faqPage',
}
const dataSheets: SeedNode = {
  title: { nl: 'Productfiches', en: 'Product data', de: 'Produktdaten', fr: 'Fiches produits' },
  entry: 'dataSheets',
}
const returns: SeedNode = {
  title: { nl: 'Retouren en klachten', en: 'Returns and claims', de: 'Reklamationen', fr: 'Retours et litiges' },
  entry: 'returns',
}

const { produce, dairy, meat, fish, bakery, pantry, dry, frozen, drinks, nonfood } = departments

export const navigations: Record<'mainNav' | 'footerNav' | 'topNav', SeedNode[]> = {
  mainNav: [
    {
      title: { nl: 'Assortiment', en: 'Range', de: 'Sortiment', fr: 'Assortiment' },
      url: rangePath,
      children: [
        {
          title: { nl: 'Vers', en: 'Fresh', de: 'Frische', fr: 'Frais' },
          children: [produce, dairy, meat, fish, bakery],
        },
        {
          title: {
            nl: 'Droog en diepvries',
            en: 'Dry and frozen',
            de: 'Trocken und tiefgekühlt',
            fr: 'Sec et surgelé',
          },
          children: [pantry, dry, frozen, drinks],
        },
        {
          title: {
            nl: 'Keuken en zaal',
            en: 'Kitchen and front of house',
            de: 'Küche und Service',
            fr: 'Cuisine et salle',
          },
          children: [nonfood],
        },
      ],
    },
    { title: { nl: 'Merken', en: 'Brands', de: 'Marken', fr: 'Marques' }, url: brandsPath },
    {
      title: { nl: 'Service', en: 'Service', de: 'Service', fr: 'Service' },
      entry: 'service',
      children: [
        {
          title: {
            nl: 'Zo werkt bestellen',
            en: 'How ordering works',
            de: 'So bestellen Sie',
            fr: 'Comment commander',
          },
          entry: 'ordering',
        },
        deliveryAndCold,
        faq,
        dataSheets,
        returns,
      ],
    },
  ],
  footerNav: [
    {
      title: { nl: 'Afdelingen', en: 'Departments', de: 'Abteilungen', fr: 'Rayons' },
      children: [produce, dairy, meat, fish, bakery, pantry],
    },
    {
      title: { nl: 'Service', en: 'Service', de: 'Service', fr: 'Service' },
      children: [
        {
          title: { nl: 'Klant worden', en: 'Become a customer', de: 'Kunde werden', fr: 'Devenir client' },
          url: registerPath,
        },
        deliveryAndCold,
        faq,
        dataSheets,
        returns,
      ],
    },
    {
      title: { nl: 'Proviant', en: 'Proviant', de: 'Proviant', fr: 'Proviant' },
      children: [about, news, jobs, sustainability],
    },
  ],
  topNav: [
    { ...about, children: [sustainability] },
    news,
    jobs,
    { title: { nl: 'Contact', en: 'Contact', de: 'Kontakt', fr: 'Contact' }, entry: 'contact' },
  ],
}
