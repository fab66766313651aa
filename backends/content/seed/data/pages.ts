import { overviews } from './overviews.ts'
import { ordering } from './page-ordering.ts'
import { prose } from './prose.ts'
import type { SeedEntry } from './shape.ts'
import { rangePath } from './shop-paths.ts'

const date = '2024-03-05T08:00:00Z'

export const pages: SeedEntry[] = [
  ...overviews,
  ordering,
  {
    key: 'service',
    section: 'pages',
    date,
    title: { nl: 'Service', en: 'Service', de: 'Service', fr: 'Service' },
    uri: { nl: 'service', en: 'service', de: 'service', fr: 'service' },
    seo: {
      description: {
        nl: 'Levering, productfiches, retouren en antwoorden op veelgestelde vragen.',
        en: 'Delivery, product data, returns and answers to frequently asked questions.',
        de: 'Lieferung, Produktdaten, Reklamationen und Antworten auf häufige Fragen.',
        fr: 'Livraison, fiches produits, retours et réponses aux questions fréquentes.',
      },
    },
    blocks: [
      {
        type: 'cards',
        cards: [
          {
            title: { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
            text: prose({
              nl: 'Tijdvakken, regio’s en hoe alles koud blijft.',
              en: 'Delivery windows, regions and how everything stays cold.',
              de: 'Zeitfenster, Gebiete und wie alles kalt bleibt.',
              fr: 'Créneaux, régions et chaîne du froid.',
            }),
            links: [{ entry: 'delivery' }],
          },
          {
            title: { nl: 'Productfiches', en: 'Product data', de: 'Produktdaten', fr: 'Fiches produits' },
            text: prose({
              nl: 'Inhoud, herkomst en veertien allergenen bij elk artikel.',
              en: 'Contents, origin and fourteen allergens for every item.',
              de: 'Inhalt, Herkunft und vierzehn Allergene zu jedem Artikel.',
              fr: 'Contenu, origine et quatorze allergènes pour chaque article.',
            }),
            links: [{ entry: 'dataSheets' }],
          },
          {
            title: {
              nl: 'Retouren en klachten',
              en: 'Returns and claims',
              de: 'Reklamationen',
              fr: 'Retours et litiges',
            },
            text: prose({
              nl: 'Iets niet in orde? Meld het meteen.',
              en: 'Something not right? Report it without delay.',
              de: 'Etwas nicht in Ordnung? Melden Sie es umgehend.',
              fr: 'Un problème ? Signalez-le sans tarder.',
            }),
            links: [{ entry: 'returns' }],
          },
          {
            title: {
              nl: 'Veelgestelde vragen',
              en: 'Frequently asked questions',
              de: 'Häufige Fragen',
              fr: 'Questions fréquentes',
            },
            text: prose({
              nl: 'Over klant worden, prijzen, besteltijden en facturen.',
              en: 'About becoming a customer, prices, deadlines and invoices.',
              de: 'Zu Kundenzugang, Preisen, Bestellzeiten und Rechnungen.',
              fr: 'Sur l’ouverture d’un compte, les prix, les heures limites et les factures.',
            }),
            links: [{ entry: 'faqPage' }],
          },
        ],
      },
    ],
  },
  {
    key: 'faqPage',
    section: 'pages',
    date,
    title: {
      nl: 'Veelgestelde vragen',
      en: 'Frequently asked questions',
      de: 'Häufige Fragen',
      fr: 'Questions fréquentes',
    },
    uri: {
      nl: 'veelgestelde-vragen',
      en: 'frequently-asked-questions',
      de: 'haeufige-fragen',
      fr: 'questions-frequentes',
    },
    seo: {
      description: {
        nl: 'Antwoorden op vragen over klant worden, besteltijden, minimum, prijzen, allergenen, retouren en facturen.',
        en: 'Answers about becoming a customer, deadlines, minimum order, prices, allergens, returns and invoices.',
        de: 'Antworten zu Kundenkonto, Bestellzeiten, Mindestbestellwert, Preisen, Allergenen, Reklamationen und Rechnungen.',
        fr: 'Devenir client, heures limites, minimum de commande, prix, allergènes, retours et factures : nos réponses.',
      },
    },
    blocks: [
      {
        type: 'ctaForm',
        backgroundColor: 'light',
        title: {
          nl: 'Staat uw vraag er niet bij?',
          en: 'Is your question not here?',
          de: 'Ihre Frage ist nicht dabei?',
          fr: 'Votre question n’y est pas ?',
        },
        text: prose({
          nl: 'Stel ze ons. We antwoorden op werkdagen dezelfde dag vóór 16 uur.',
          en: 'Ask us. On working days we answer the same day before 4 pm.',
          de: 'Stellen Sie sie uns. An Werktagen antworten wir am selben Tag bis 16 Uhr.',
          fr: 'Posez-la-nous. Les jours ouvrables, nous répondons le jour même avant 16 h.',
        }),
        form: 'contact',
      },
    ],
  },
  {
    key: 'dataSheets',
    section: 'pages',
    date,
    title: { nl: 'Productfiches', en: 'Product data', de: 'Produktdaten', fr: 'Fiches produits' },
    uri: {
      nl: 'service/technische-fiches',
      en: 'service/data-sheets',
      de: 'service/produktdatenblaetter',
      fr: 'service/fiches-techniques',
    },
    seo: {
      description: {
        nl: 'Bij elk artikel: inhoud, herkomst, beschrijving en veertien allergenen, telkens met hun status.',
        en: 'For every item: contents, origin, description and fourteen allergens, each with its status.',
        de: 'Zu jedem Artikel: Inhalt, Herkunft, Beschreibung und vierzehn Allergene, jeweils mit ihrem Status.',
        fr: 'Pour chaque article : contenu, origine, description et quatorze allergènes, chacun avec son statut.',
      },
      image: 'pantry',
    },
    blocks: [
      {
        type: 'defaultColumns',
        defaultColumns: [
          {
            type: 'textColumn',
            title: {
              nl: 'Bij het artikel zelf',
              en: 'With the item itself',
              de: 'Direkt beim Artikel',
              fr: 'Avec l’article lui-même',
            },
            text: prose({
              nl: `De gegevens staan op de pagina van het artikel. De producent houdt ze bij; wij controleren elke wijziging vóór ze in de winkel komt. De technische fiche van de producent downloadt u daar als pdf; staat ze er niet bij, vraag ze dan aan ons.

Een allergeen heeft een van vier toestanden:

- bevat
- kan sporen bevatten
- vrij, door de producent verklaard
- niet opgegeven

Wat niet is opgegeven, tonen we nooit als vrij. Filtert u op ‘vrij’, dan ziet u alleen wat de producent zo verklaart.`,
              en: `The data is on the item’s own page. The producer keeps it up to date; we check every change before it reaches the shop. You can download the producer’s technical file there as a PDF; if it is missing, just ask us.

An allergen has one of four states:

- contains
- may contain traces
- free, as declared by the producer
- not declared

What is not declared is never shown as free. If you filter by ‘free’, you see only what the producer declares as such.`,
              de: `Die Daten stehen auf der Seite des Artikels. Der Hersteller pflegt sie; wir prüfen jede Änderung, bevor sie in den Shop kommt. Das Produktdatenblatt des Herstellers laden Sie dort als PDF herunter; fehlt es, fragen Sie uns.

Ein Allergen hat einen von vier Zuständen:

- enthält
- kann Spuren enthalten
- frei, vom Hersteller erklärt
- nicht angegeben

Was nicht angegeben ist, zeigen wir nie als frei. Filtern Sie nach „frei“, sehen Sie nur, was der Hersteller so erklärt.`,
              fr: `Les données figurent sur la page de l’article. Le producteur les tient à jour ; nous contrôlons chaque changement avant qu’il n’arrive dans la boutique. La fiche technique du producteur s’y télécharge en PDF ; si elle manque, demandez-la-nous.

Un allergène a l’un de ces quatre états :

- contient
- peut contenir des traces
- sans, déclaré par le producteur
- non déclaré

Ce qui n’est pas déclaré n’est jamais affiché comme « sans ». Si vous filtrez sur « sans », vous ne voyez que ce que le producteur déclare ainsi.`,
            }),
            links: [
              {
                url: rangePath,
                text: {
                  nl: 'Bekijk het assortiment',
                  en: 'View the range',
                  de: 'Sortiment ansehen',
                  fr: 'Voir l’assortiment',
                },
              },
            ],
          },
          { type: 'imageColumn', image: 'pantry' },
        ],
      },
    ],
  },
  {
    key: 'returns',
    section: 'pages',
    date,
    title: { nl: 'Retouren en klachten', en: 'Returns and claims', de: 'Reklamationen', fr: 'Retours et litiges' },
    uri: {
      nl: 'service/retour-en-claims',
      en: 'service/returns-and-claims',
      de: 'service/reklamationen',
      fr: 'service/retours-et-litiges',
    },
    seo: {
      description: {
        nl: 'Beschadigd, te warm of niet wat u bestelde? Meld het meteen en we lossen het op.',
        en: 'Damaged, too warm or not what you ordered? Report it without delay and we put it right.',
        de: 'Beschädigt, zu warm oder nicht bestellt? Melden Sie es umgehend, wir bringen es in Ordnung.',
        fr: 'Abîmé, trop chaud ou pas ce que vous avez commandé ? Signalez-le sans tarder, nous le réglons.',
      },
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            title: {
              nl: 'Teruggeven bij de levering',
              en: 'Returns on delivery',
              de: 'Rückgabe bei der Übergabe',
              fr: 'Retours à la livraison',
            },
            text: prose({
              nl: 'Controleer aantallen en temperatuur samen met de chauffeur. Wat niet in orde is, neemt hij mee terug en noteert hij op de bon. Het wordt dezelfde dag gecrediteerd.',
              en: 'Check quantities and temperature with the driver. What is not right goes back with the truck and is noted on the delivery note. It is credited the same day.',
              de: 'Prüfen Sie Mengen und Temperatur gemeinsam mit dem Fahrer. Was nicht in Ordnung ist, nimmt er als Retoure wieder mit und vermerkt es auf dem Lieferschein. Die Gutschrift folgt am selben Tag.',
              fr: 'Vérifiez quantités et température avec le chauffeur. Ce qui ne va pas repart avec lui et est noté sur le bon. Le crédit est établi le jour même.',
            }),
          },
          {
            title: {
              nl: 'Later reclameren',
              en: 'Claims afterwards',
              de: 'Später reklamieren',
              fr: 'Réclamer ensuite',
            },
            text: prose({
              nl: `Ontdekt u iets later, laat het ons dan weten:

- verse waren: dezelfde dag vóór 14 uur
- diepvries: binnen 24 uur
- droge waren en non-food: binnen 5 werkdagen

Een foto en het bestelnummer volstaan. Bel [+32 3 555 01 40](tel:+3235550140) of schrijf naar [orders@proviant.example](mailto:orders@proviant.example).`,
              en: `If you find something later, let us know:

- fresh goods: the same day before 2 pm
- frozen goods: within 24 hours
- dry goods and non-food: within 5 working days

A photo and the order number are enough. Call [+32 3 555 01 40](tel:+3235550140) or write to [orders@proviant.example](mailto:orders@proviant.example).`,
              de: `Fällt Ihnen etwas später auf, melden Sie sich bitte:

- Frischware: am selben Tag bis 14 Uhr
- Tiefkühlware: innerhalb von 24 Stunden
- Trockenware und Non-Food: innerhalb von 5 Werktagen

Ein Foto und die Bestellnummer genügen. Rufen Sie [+32 3 555 01 40](tel:+3235550140) an oder schreiben Sie an [orders@proviant.example](mailto:orders@proviant.example).`,
              fr: `Si vous remarquez quelque chose plus tard, prévenez-nous :

- frais : le jour même avant 14 h
- surgelés : dans les 24 heures
- produits secs et non alimentaires : dans les 5 jours ouvrables

Une photo et le numéro de commande suffisent. Appelez le [+32 3 555 01 40](tel:+3235550140) ou écrivez à [orders@proviant.example](mailto:orders@proviant.example).`,
            }),
          },
        ],
      },
    ],
  },
  {
    key: 'sustainability',
    section: 'pages',
    date,
    title: { nl: 'Duurzaamheid', en: 'Sustainability', de: 'Nachhaltigkeit', fr: 'Durabilité' },
    uri: { nl: 'duurzaamheid', en: 'sustainability', de: 'nachhaltigkeit', fr: 'durabilite' },
    seo: {
      description: {
        nl: 'Volle wagens, herbruikbare kratten en minder verlies: wat we doen en wat we meten.',
        en: 'Full trucks, reusable crates and less waste: what we do and what we measure.',
        de: 'Volle Wagen, Mehrwegkisten und weniger Verlust: was wir tun und was wir messen.',
        fr: 'Des camions pleins, des bacs réutilisables et moins de pertes : ce que nous faisons et mesurons.',
      },
      image: 'produce',
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            title: {
              nl: 'Minder kilometers',
              en: 'Fewer kilometres',
              de: 'Weniger Kilometer',
              fr: 'Moins de kilomètres',
            },
            text: prose({
              nl: 'Omdat vers, droog en diepvries samen rijden, stopt er één wagen voor uw deur in plaats van drie. Twaalf van onze 34 wagens rijden elektrisch, in de steden rijden alleen die.',
              en: 'Because fresh, dry and frozen travel together, one truck stops at your door instead of three. Twelve of our 34 trucks are electric, and only those serve the cities.',
              de: 'Weil frisch, trocken und tiefgekühlt zusammen fahren, hält ein Wagen vor Ihrer Tür statt drei. Zwölf unserer 34 Wagen fahren elektrisch, in den Städten nur diese.',
              fr: 'Frais, sec et surgelé roulent ensemble : un seul camion s’arrête devant votre porte au lieu de trois. Douze de nos 34 camions sont électriques ; en ville, nous n’envoyons qu’eux.',
            }),
          },
          {
            title: { nl: 'Minder verlies', en: 'Less waste', de: 'Weniger Verlust', fr: 'Moins de pertes' },
            text: prose({
              nl: 'Wat de houdbaarheid niet meer haalt voor een restaurant, gaat dezelfde ochtend naar de voedselbank van Antwerpen. In 2025 was dat 84 ton.',
              en: 'What no longer has the shelf life for a restaurant goes to the Antwerp food bank the same morning. In 2025 that was 84 tonnes.',
              de: 'Was für ein Restaurant nicht mehr lange genug haltbar ist, geht am selben Morgen an die Tafel in Antwerpen. 2025 waren das 84 Tonnen.',
              fr: 'Ce qui n’a plus la durée de conservation voulue pour un restaurant part le matin même à la banque alimentaire d’Anvers. En 2025, c’était 84 tonnes.',
            }),
          },
          {
            title: {
              nl: 'Kratten die terugkomen',
              en: 'Crates that come back',
              de: 'Kisten, die zurückkommen',
              fr: 'Des bacs qui reviennent',
            },
            text: prose({
              nl: 'Groenten, brood en vis reizen in kratten die we wassen en hergebruiken. Gemiddeld tachtig keer, daarna worden er nieuwe kratten van gemaakt.',
              en: 'Vegetables, bread and fish travel in crates that we wash and reuse. Eighty times on average, after which they become new crates.',
              de: 'Gemüse, Brot und Fisch reisen in Kisten, die wir waschen und wieder nutzen. Im Schnitt achtzigmal, danach werden daraus neue Kisten.',
              fr: 'Légumes, pain et poisson voyagent dans des bacs que nous lavons et réutilisons. Quatre-vingts fois en moyenne, puis ils deviennent de nouveaux bacs.',
            }),
          },
        ],
      },
      {
        type: 'newsSlider',
        newsItems: ['packaging', 'mill', 'trucks'],
        title: { nl: 'In de praktijk', en: 'In practice', de: 'In der Praxis', fr: 'En pratique' },
      },
    ],
  },
  {
    key: 'contact',
    section: 'pages',
    date,
    title: { nl: 'Contact', en: 'Contact', de: 'Kontakt', fr: 'Contact' },
    uri: { nl: 'contact', en: 'contact', de: 'kontakt', fr: 'contact' },
    seo: {
      description: {
        nl: 'Bestellijn +32 3 555 01 40 vanaf 5 uur, orders@proviant.example of Havenkaai 12, 2030 Antwerpen.',
        en: 'Order line +32 3 555 01 40 from 5 am, orders@proviant.example or Havenkaai 12, 2030 Antwerp.',
        de: 'Bestelltelefon +32 3 555 01 40 ab 5 Uhr, orders@proviant.example oder Havenkaai 12, 2030 Antwerpen.',
        fr: 'Ligne commandes +32 3 555 01 40 dès 5 h, orders@proviant.example ou Havenkaai 12, 2030 Anvers.',
      },
    },
    blocks: [
      {
        type: 'ctaForm',
        backgroundColor: 'white',
        title: {
          nl: 'Waarmee kunnen we u helpen?',
          en: 'How can we help you?',
          de: 'Womit können wir Ihnen helfen?',
          fr: 'Comment pouvons-nous vous aider ?',
        },
        text: prose({
          nl: `We antwoorden op werkdagen dezelfde dag vóór 16 uur. Dringend? Bel de bestellijn vanaf 5 uur: [+32 3 555 01 40](tel:+3235550140).

Proviant, Havenkaai 12, 2030 Antwerpen. Openingsuren van de afhaalbalie: van maandag tot en met zaterdag, van 5 tot 12 uur.`,
          en: `On working days we answer the same day before 4 pm. Urgent? Call the order line from 5 am: [+32 3 555 01 40](tel:+3235550140).

Proviant, Havenkaai 12, 2030 Antwerp. Opening hours of the collection desk: Monday to Saturday, 5 am to noon.`,
          de: `An Werktagen antworten wir am selben Tag bis 16 Uhr. Dringend? Rufen Sie ab 5 Uhr das Bestelltelefon an: [+32 3 555 01 40](tel:+3235550140).

Proviant, Havenkaai 12, 2030 Antwerpen. Öffnungszeiten des Abholschalters: Montag bis Samstag, 5 bis 12 Uhr.`,
          fr: `Les jours ouvrables, nous répondons le jour même avant 16 h. Urgent ? Appelez la ligne commandes dès 5 h : [+32 3 555 01 40](tel:+3235550140).

Proviant, Havenkaai 12, 2030 Anvers. Horaires d’ouverture du comptoir de retrait : du lundi au samedi, de 5 h à 12 h.`,
        }),
        form: 'contact',
      },
    ],
  },
  {
    key: 'applied',
    section: 'pages',
    date,
    title: {
      nl: 'Uw sollicitatie is verstuurd',
      en: 'Your application has been sent',
      de: 'Ihre Bewerbung ist verschickt',
      fr: 'Votre candidature est envoyée',
    },
    uri: {
      nl: 'sollicitatie-verstuurd',
      en: 'application-sent',
      de: 'bewerbung-verschickt',
      fr: 'candidature-envoyee',
    },
    seo: { noIndex: true },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            title: { nl: 'Hoe het verder gaat', en: 'What happens next', de: 'Wie es weitergeht', fr: 'La suite' },
            text: prose({
              nl: 'We hebben uw gegevens en uw cv goed ontvangen en sturen u een bevestiging per e-mail. Binnen vijf werkdagen belt iemand van het team u op.',
              en: 'We have received your details and your CV, and are sending you a confirmation by email. Someone from the team will call you within five working days.',
              de: 'Ihre Angaben und Ihr Lebenslauf sind bei uns eingegangen; eine Bestätigung erhalten Sie per E-Mail. Innerhalb von fünf Werktagen ruft Sie jemand aus dem Team an.',
              fr: 'Nous avons bien reçu vos données et votre CV et vous envoyons une confirmation par e-mail. Une personne de l’équipe vous appelle dans les cinq jours ouvrables.',
            }),
            links: [
              {
                entry: 'jobs',
                text: { nl: 'Alle vacatures', en: 'All vacancies', de: 'Alle Stellen', fr: 'Toutes les offres' },
              },
            ],
          },
        ],
      },
    ],
  },
]
