// The home page: hero, ordering, selling points, quotes, news, registration.
import { prose } from './prose.ts'
import type { SeedEntry } from './shape.ts'
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
      fr: 'Frais, sec et surgelé pour restaurants, traiteurs et commerces. Commandé avant 22 h, livré demain, à vos propres prix.',
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
        nl: 'Vanavond besteld, morgenochtend in uw koelcel.',
        en: 'Ordered tonight, in your cold room tomorrow morning.',
        de: 'Heute Abend bestellt, morgen früh in Ihrem Kühlraum.',
        fr: 'Commandé ce soir, demain matin dans votre chambre froide.',
      },
      text: prose({
        nl: 'Vers, droog en diepvries voor restaurants, cateraars en winkels. Eén bestelling, één levering, uw eigen prijzen.',
        en: 'Fresh, dry and frozen for restaurants, caterers and shops. One order, one delivery, your own prices.',
        de: 'Frisch, trocken und tiefgekühlt für Restaurants, Caterer und Geschäfte. Eine Bestellung, eine Lieferung, Ihre eigenen Preise.',
        fr: 'Frais, sec et surgelé pour restaurants, traiteurs et commerces. Une commande, une livraison, vos propres prix.',
      }),
      image: 'counter',
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
            nl: 'Bestellen in het tempo van een keuken',
            en: 'Ordering at the pace of a kitchen',
            de: 'Bestellen im Tempo einer Küche',
            fr: 'Commander au rythme d’une cuisine',
          },
          text: prose({
            nl: `Zoek op naam, artikelnummer of EAN, kies de verpakking en tik het aantal in. Uw mandje blijft bewaard, ook als de dienst ertussen komt.

- Uw eigen prijzen, per stuk, doos of kist
- 14 allergenen filteren op bevat, sporen of vrij
- Hetzelfde mandje op elk toestel waarop u inlogt`,
            en: `Search by name, item number or EAN, choose the pack size and type the quantity. Your cart is kept, even when service gets in the way.

- Your own prices, by the piece, case or crate
- 14 allergens to filter by contains, traces or free
- The same cart on every device you log in on`,
            de: `Suchen Sie nach Name, Artikelnummer oder EAN, wählen Sie das Gebinde und tippen Sie die Menge ein. Ihr Korb bleibt erhalten, auch wenn der Service dazwischenkommt.

- Ihre eigenen Preise, je Stück, Karton oder Kiste
- 14 Allergene filtern: enthält, Spuren oder frei
- Derselbe Korb auf jedem Gerät, auf dem Sie sich anmelden`,
            fr: `Cherchez par nom, numéro d’article ou EAN, choisissez le conditionnement et tapez la quantité. Votre panier est conservé, même quand le service vous appelle.

- Vos propres prix, à la pièce, au carton ou à la caisse
- 14 allergènes à filtrer : contient, traces ou sans
- Le même panier sur chaque appareil où vous vous connectez`,
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
            fr: 'Trois températures dans un seul camion, de 4 h à 11 h, six jours sur sept.',
          },
        },
        {
          icon: 'file-text',
          title: {
            nl: 'Gegevens bij elk product',
            en: 'The facts for every product',
            de: 'Daten zu jedem Produkt',
            fr: 'Une fiche par produit',
          },
          text: {
            nl: 'Inhoud, herkomst en allergenen, bijgehouden door de producent.',
            en: 'Contents, origin and allergens, kept up to date by the producer.',
            de: 'Inhalt, Herkunft und Allergene, vom Hersteller gepflegt.',
            fr: 'Contenu, origine et allergènes, tenus à jour par le producteur.',
          },
        },
        {
          icon: 'handshake',
          title: {
            nl: 'Prijsafspraken die kloppen',
            en: 'Agreed prices that hold',
            de: 'Vereinbarte Preise, die gelten',
            fr: 'Des prix convenus, et tenus',
          },
          text: {
            nl: 'Wat u met uw vertegenwoordiger afspreekt, ziet u in de winkel.',
            en: 'What you agree with your account manager is what you see in the shop.',
            de: 'Was Sie mit unserem Außendienst vereinbaren, sehen Sie im Shop.',
            fr: 'Ce que vous convenez avec votre délégué, vous le voyez dans la boutique.',
          },
        },
        {
          icon: 'phone-call',
          title: {
            nl: 'Een mens aan de bestellijn',
            en: 'A person on the order line',
            de: 'Ein Mensch am Bestelltelefon',
            fr: 'Une vraie personne au bout du fil',
          },
          text: {
            nl: 'Vanaf 5 uur ’s ochtends. In het Nederlands, Frans, Duits en Engels.',
            en: 'From 5 am. In Dutch, French, German and English.',
            de: 'Ab 5 Uhr morgens. Auf Niederländisch, Französisch, Deutsch und Englisch.',
            fr: 'À la ligne commandes dès 5 h du matin, en néerlandais, français, allemand et anglais.',
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
        nl: 'Klant worden is zo geregeld',
        en: 'Becoming a customer is simple',
        de: 'Kunde werden ist einfach',
        fr: 'Devenir client, c’est simple',
      },
      text: prose({
        nl: 'We hebben uw btw-nummer, een adres en een contactpersoon nodig. Uw vertegenwoordiger belt u terug met een prijsvoorstel.',
        en: 'We need your VAT number, an address and a contact person. Your account manager calls you back with a price proposal.',
        de: 'Wir brauchen Ihre USt-IdNr., eine Adresse und eine Kontaktperson. Unser Außendienst ruft Sie mit einem Preisvorschlag zurück.',
        fr: 'Il nous faut votre numéro de TVA, une adresse et une personne de contact. Votre délégué vous rappelle avec une proposition de prix.',
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
