import { prose } from './prose.ts'
import type { SeedEntry } from './shape.ts'

export const overviews: SeedEntry[] = [
  {
    key: 'news',
    section: 'news',
    date: '2024-03-04T08:00:00Z',
    title: { nl: 'Uit het magazijn', en: 'From the warehouse', de: 'Aus dem Lager', fr: 'Depuis l’entrepôt' },
    uri: { nl: 'nieuws', en: 'news', de: 'neuigkeiten', fr: 'actualites' },
    seo: {
      title: { nl: 'Nieuws', en: 'News', de: 'Neuigkeiten', fr: 'Actualités' },
      description: {
        nl: 'Seizoen, assortiment, logistiek en mensen: wat er speelt in het magazijn van Proviant.',
        en: 'Season, range, logistics and people: what is going on in Proviant’s warehouse.',
        de: 'Saison, Sortiment, Logistik und Menschen: was im Lager von Proviant passiert.',
        fr: 'Saison, assortiment, logistique et équipes : ce qui se passe à l’entrepôt de Proviant.',
      },
      image: 'produce',
    },
    blocks: [
      { type: 'newsOverview', pageSize: 7, spacingTop: 'none' },
      {
        type: 'ctaForm',
        backgroundColor: 'dark',
        title: {
          nl: 'Dinsdag in uw mailbox',
          en: 'In your inbox on Tuesdays',
          de: 'Dienstags im Postfach',
          fr: 'Chaque mardi dans votre boîte mail',
        },
        text: prose({
          nl: 'Prijzen, seizoen en nieuwe producten in één e-mail per week. Laat ons weten dat u hem wilt ontvangen.',
          en: 'Prices, the season and new products in one e-mail a week. Let us know if you would like to receive it.',
          de: 'Preise, Saison und neue Produkte in einer E-Mail pro Woche. Sagen Sie uns Bescheid, wenn Sie sie erhalten möchten.',
          fr: 'Cours, saison et nouveautés en un e-mail par semaine. Dites-nous si vous souhaitez le recevoir.',
        }),
        form: 'newsletter',
      },
    ],
  },
  {
    key: 'jobs',
    section: 'jobs',
    date: '2024-03-04T08:00:00Z',
    title: {
      nl: 'Werken bij Proviant',
      en: 'Working at Proviant',
      de: 'Arbeiten bei Proviant',
      fr: 'Travailler chez Proviant',
    },
    uri: { nl: 'vacatures', en: 'jobs', de: 'jobs', fr: 'emplois' },
    seo: {
      title: { nl: 'Vacatures', en: 'Jobs', de: 'Jobs', fr: 'Emplois' },
      description: {
        nl: 'Chauffeurs, inkopers, orderpickers en bestellijn: de openstaande vacatures van Proviant in Antwerpen.',
        en: 'Drivers, buyers, pickers and order line: the current vacancies at Proviant in Antwerp.',
        de: 'Fahrer, Einkauf, Kommissionierung und Bestelltelefon: die offenen Stellen von Proviant in Antwerpen.',
        fr: 'Chauffeurs, acheteurs, préparateurs et ligne commandes : les emplois à pourvoir chez Proviant à Anvers.',
      },
      image: 'nonfood',
    },
    blocks: [
      {
        type: 'textColumns',
        spacingTop: 'none',
        textColumns: [
          {
            text: prose({
              nl: `Om drie uur gaat het licht aan op de kaai. Om vier uur rijden de eerste wagens uit, en wanneer de stad wakker wordt, is het grootste werk gedaan. Wie graag vroeg begint en vroeg klaar is, zit hier goed.

We zijn met 210 mensen, spreken elf talen en leiden zelf op. Een rijbewijs C, een cursus vis fileren of een taal: wij betalen, in de werkuren.`,
              en: `At three the lights go on at the dock. At four the first trucks leave, and by the time the city wakes up most of the work is done. If you like to start early and finish early, you will feel at home here.

There are 210 of us, we speak eleven languages and we train people ourselves. An HGV licence, a course in filleting fish or a language: we pay, during working hours.`,
              de: `Um drei geht am Kai das Licht an. Um vier fahren die ersten Wagen los, und wenn die Stadt aufwacht, ist das meiste getan. Wer gern früh anfängt und früh fertig ist, ist hier richtig.

Wir sind 210 Menschen, sprechen elf Sprachen und bilden selbst aus. Lkw-Führerschein, ein Kurs im Filetieren von Fisch oder ein Sprachkurs: Wir zahlen, in der Arbeitszeit.`,
              fr: `À trois heures, la lumière s’allume sur le quai. À quatre heures, les premiers camions partent, et quand la ville se réveille, l’essentiel est fait. Si vous aimez commencer tôt et finir tôt, vous serez bien ici.

Nous sommes 210, nous parlons onze langues et nous formons nous-mêmes. Un permis C, une formation au filetage du poisson, un cours de langue : nous payons, pendant les heures de travail.`,
            }),
          },
        ],
      },
      {
        type: 'usp',
        backgroundColor: 'accent',
        usps: [
          {
            icon: 'clock',
            title: { nl: 'Klaar om één uur', en: 'Done by one', de: 'Um eins fertig', fr: 'Fini à treize heures' },
            text: {
              nl: 'De meeste ploegen werken van 4 tot 12 of van 5 tot 13 uur.',
              en: 'Most shifts run from 4 am to noon or from 5 am to 1 pm.',
              de: 'Die meisten Schichten dauern von 4 bis 12 oder von 5 bis 13 Uhr.',
              fr: 'La plupart des équipes travaillent de 4 h à 12 h ou de 5 h à 13 h.',
            },
          },
          {
            icon: 'users',
            title: { nl: 'Vaste ploegen', en: 'Regular teams', de: 'Feste Teams', fr: 'Des équipes fixes' },
            text: {
              nl: 'U kent uw collega’s en uw rooster een maand vooraf.',
              en: 'You know your colleagues and your roster a month ahead.',
              de: 'Sie kennen Ihre Kollegen und Ihren Dienstplan einen Monat im Voraus.',
              fr: 'Vous connaissez vos collègues et votre horaire un mois à l’avance.',
            },
          },
          {
            icon: 'storefront',
            title: { nl: 'Eten op de kaai', en: 'Food at the dock', de: 'Essen am Kai', fr: 'Manger sur le quai' },
            text: {
              nl: 'Een warme maaltijd per dienst en personeelsprijs op het hele assortiment.',
              en: 'A hot meal each shift and staff prices on the whole range.',
              de: 'Eine warme Mahlzeit pro Schicht und Personalpreise auf das ganze Sortiment.',
              fr: 'Un repas chaud par service et le prix du personnel sur tout l’assortiment.',
            },
          },
        ],
      },
      {
        type: 'ctaForm',
        title: {
          nl: 'Geen passende vacature?',
          en: 'No vacancy that suits you?',
          de: 'Keine passende Stelle?',
          fr: 'Aucun poste ne vous convient ?',
        },
        text: prose({
          nl: 'Stuur ons uw gegevens. We bellen zodra er iets vrijkomt dat bij u past.',
          en: 'Send us your details. We call as soon as something comes up that suits you.',
          de: 'Senden Sie uns Ihre Angaben. Wir rufen an, sobald etwas Passendes frei wird.',
          fr: 'Envoyez-nous vos coordonnées. Nous vous appelons dès qu’un poste vous correspond.',
        }),
        form: 'jobApplication',
      },
    ],
  },
]
