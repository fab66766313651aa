// The homepage, in the order in which the shop shows it: hero, ordering, selling points, quotes, news, becoming a customer.
import { prose } from '../prose.ts'
import type { SeedEntry } from '../shape.ts'
import { rangePath, registerPath } from './shop-paths.ts'

export const home: SeedEntry = {
  key: 'home',
  section: 'home',
  date: '2024-03-04T08:00:00Z',
  title: { nl: 'Start', en: 'Home', de: 'Startseite', fr: 'Accueil' },
  uri: { nl: '__home__', en: '__home__', de: '__home__', fr: '__home__' },
  seo: {
    title: {
      nl: 'Foodgroothandel voor horeca en winkel',
      en: 'Food wholesale for kitchens and shops',
      de: 'Lebensmittelgroßhandel für Gastronomie und Handel',
      fr: 'Grossiste alimentaire pour l’horeca et les commerces',
    },
    description: {
      nl: 'Vers, droog en diepvries voor restaurants, cateraars en winkels. Vóór 22 uur besteld, morgen geleverd, tegen uw eigen prijzen.',
      en: 'Fresh, dry and frozen for restaurants, caterers and shops. Order before 10 pm for delivery tomorrow, at your own prices.',
      de: 'Frisch, trocken und tiefgekühlt für Restaurants, Caterer und Geschäfte. Bis 22 Uhr bestellt, morgen geliefert, zu Ihren eigenen Preisen.',
      fr: 'Frais, sec et surgelé pour restaurants, traiteurs et commerces. Commandé avant 22 h, livré demain, à vos propres prix.',
    },
    image: 'bakery',
  },
  blocks: [
    {
      type: 'ctaBackgroundImage',
      backgroundColor: 'dark',
      spacingTop: 'none',
      spacingBottom: 'none',
      title: {
        nl: 'Vanavond besteld, vóór zes uur in uw koelcel.',
        en: 'Ordered tonight, in your cold room before six.',
        de: 'Heute Abend bestellt, vor sechs in Ihrem Kühlraum.',
        fr: 'Commandé ce soir, dans votre chambre froide avant six heures.',
      },
      text: prose({
        nl: 'Vers, droog en diepvries voor restaurants, cateraars en winkels. Eén bestelling, één levering, uw eigen prijzen.',
        en: 'Fresh, dry and frozen for restaurants, caterers and shops. One order, one delivery, your own prices.',
        de: 'Frisch, trocken und tiefgekühlt für Restaurants, Caterer und Geschäfte. Eine Bestellung, eine Lieferung, Ihre eigenen Preise.',
        fr: 'Frais, sec et surgelé pour restaurants, traiteurs et commerces. Une commande, une livraison, vos propres prix.',
      }),
      image: 'produce',
      links: [
        {
          url: registerPath,
          text: { nl: 'Toegang aanvragen', en: 'Request access', de: 'Zugang beantragen', fr: 'Demander un accès' },
        },
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
    {
      type: 'defaultColumns',
      backgroundColor: 'accent',
      spacingTop: 'large',
      spacingBottom: 'large',
      defaultColumns: [
        {
          type: 'textColumn',
          title: {
            nl: 'Bestellen op het tempo van een keuken',
            en: 'Ordering at the pace of a kitchen',
            de: 'Bestellen im Tempo einer Küche',
            fr: 'Commander au rythme d’une cuisine',
          },
          text: prose({
            nl: `Rijen in plaats van foto’s bladeren. Aantal intikken, Enter, volgende. Uw laatste bestelling staat bovenaan, uw lijst voor vrijdag één tik verder.

- Uw eigen prijzen en eenheden: stuk, doos of pallet
- 14 allergenen filteren op bevat, sporen of vrij
- Van een oude bestelling of lijst in één keer een mandje`,
            en: `Rows instead of leafing through photos. Type the quantity, press Enter, next. Your last order is at the top, your list for Friday one tap away.

- Your own prices and units: piece, box or pallet
- 14 allergens to filter by contains, traces or free
- A past order or a list becomes a cart in one go`,
            de: `Zeilen, statt in Fotos zu blättern. Menge eintippen, Enter, weiter. Ihre letzte Bestellung steht ganz oben, Ihre Liste für Freitag ist einen Fingertipp entfernt.

- Ihre eigenen Preise und Einheiten: Stück, Karton oder Palette
- 14 Allergene filtern nach enthält, Spuren oder frei von
- Aus einer alten Bestellung oder Liste wird in einem Schritt ein Warenkorb`,
            fr: `Des lignes plutôt que des photos à feuilleter. Tapez la quantité, Entrée, suivant. Votre dernière commande est en haut, votre liste du vendredi à un geste.

- Vos propres prix et unités : pièce, carton ou palette
- 14 allergènes à filtrer : contient, traces ou sans
- Une ancienne commande ou une liste devient un panier en une fois`,
          }),
          links: [
            {
              entry: 'ordering',
              text: {
                nl: 'Zo werkt bestellen',
                en: 'How ordering works',
                de: 'So bestellen Sie',
                fr: 'Comment commander',
              },
            },
          ],
        },
        { type: 'imageColumn', image: 'dairy' },
      ],
    },
    {
      type: 'usp',
      spacingTop: 'large',
      usps: [
        {
          icon: 'truck',
          title: {
            nl: 'Eigen koelwagens',
            en: 'Our own refrigerated trucks',
            de: 'Eigene Kühlwagen',
            fr: 'Nos propres camions frigorifiques',
          },
          text: {
            nl: 'Drie temperaturen in één wagen, van 4 tot 11 uur, zes dagen op zeven.',
            en: 'Three temperatures in one truck, from 4 to 11 am, six days a week.',
            de: 'Drei Temperaturen in einem Wagen, von 4 bis 11 Uhr, sechs Tage die Woche.',
            fr: 'Trois températures dans un camion, de 4 h à 11 h, six jours sur sept.',
          },
        },
        {
          icon: 'file-text',
          title: {
            nl: 'Fiches bij elk product',
            en: 'A data sheet for every product',
            de: 'Datenblätter zu jedem Produkt',
            fr: 'Une fiche par produit',
          },
          text: {
            nl: 'Technische fiche, herkomst en allergenen, altijd de laatste versie.',
            en: 'Data sheet, origin and allergens, always the latest version.',
            de: 'Produktdatenblatt, Herkunft und Allergene, immer in der neuesten Fassung.',
            fr: 'Fiche technique, origine et allergènes, toujours la dernière version.',
          },
        },
        {
          icon: 'handshake',
          title: {
            nl: 'Prijsafspraken die kloppen',
            en: 'Agreed prices that hold',
            de: 'Preisabsprachen, die stimmen',
            fr: 'Des prix convenus et tenus',
          },
          text: {
            nl: 'Wat u afspreekt met uw vertegenwoordiger ziet u in de winkel.',
            en: 'What you agree with your account manager is what you see in the shop.',
            de: 'Was Sie mit Ihrem Außendienst vereinbaren, sehen Sie im Shop.',
            fr: 'Ce que vous convenez avec votre délégué, vous le voyez dans la boutique.',
          },
        },
        {
          icon: 'phone-call',
          title: {
            nl: 'Een mens aan de bestellijn',
            en: 'A person on the order line',
            de: 'Ein Mensch am Bestelltelefon',
            fr: 'Quelqu’un à la ligne commandes',
          },
          text: {
            nl: 'Vanaf 5 uur ’s ochtends. In het Nederlands, Frans, Duits en Engels.',
            en: 'From 5 am. In Dutch, French, German and English.',
            de: 'Ab 5 Uhr morgens. Auf Niederländisch, Französisch, Deutsch und Englisch.',
            fr: 'Dès 5 h du matin. En néerlandais, français, allemand et anglais.',
          },
        },
      ],
    },
    { type: 'quoteSlider', spacingTop: 'medium', spacingBottom: 'medium' },
    {
      type: 'newsSlider',
      title: { nl: 'Uit het magazijn', en: 'From the warehouse', de: 'Aus dem Lager', fr: 'Depuis l’entrepôt' },
      newsItems: ['strawberries', 'mill', 'festive'],
      links: [
        {
          entry: 'news',
          text: { nl: 'Al het nieuws', en: 'All news', de: 'Alle Neuigkeiten', fr: 'Toutes les actualités' },
        },
      ],
    },
    {
      type: 'cta',
      backgroundColor: 'dark',
      title: {
        nl: 'Klant worden duurt vijf minuten',
        en: 'Becoming a customer takes five minutes',
        de: 'Kunde werden dauert fünf Minuten',
        fr: 'Devenir client prend cinq minutes',
      },
      text: prose({
        nl: 'Btw-nummer, adres en een contactpersoon. Uw vertegenwoordiger belt u terug met een prijsvoorstel.',
        en: 'VAT number, address and a contact person. Your account manager calls you back with a price proposal.',
        de: 'USt-IdNr., Adresse und eine Kontaktperson. Ihr Außendienst ruft Sie mit einem Preisvorschlag zurück.',
        fr: 'Numéro de TVA, adresse et une personne de contact. Votre délégué vous rappelle avec une proposition de prix.',
      }),
      links: [
        {
          url: registerPath,
          text: { nl: 'Toegang aanvragen', en: 'Request access', de: 'Zugang beantragen', fr: 'Demander un accès' },
        },
        {
          phone: '+3235550140',
          shown: '+32 3 555 01 40',
          text: {
            nl: 'Bel de bestellijn',
            en: 'Call the order line',
            de: 'Bestelltelefon anrufen',
            fr: 'Appeler la ligne commandes',
          },
        },
      ],
    },
  ],
}
