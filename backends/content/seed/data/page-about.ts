// The about page; it has one block of every type.
import { prose } from './prose.ts'
import type { SeedEntry, Text } from './shape.ts'
import { departments } from './shop-paths.ts'

const discover: Text = { nl: 'Ontdekken', en: 'Discover', de: 'Entdecken', fr: 'Découvrir' }

export const about: SeedEntry = {
  key: 'about',
  section: 'pages',
  date: '2024-03-04T08:00:00Z',
  title: { nl: 'Over ons', en: 'About us', de: 'Über uns', fr: 'Notre maison' },
  uri: { nl: 'over-ons', en: 'about-us', de: 'ueber-uns', fr: 'notre-maison' },
  seo: {
    description: {
      nl: 'Sinds 1962 op de Antwerpse kaai: 34 koelwagens, drie temperaturen en een ploeg die proeft voor ze koopt.',
      en: 'On the Antwerp dock since 1962: 34 refrigerated trucks, three temperatures and a team that tastes before it buys.',
      de: 'Seit 1962 am Kai von Antwerpen: 34 Kühlwagen, drei Temperaturen und ein Team, das probiert, bevor es kauft.',
      fr: 'Depuis 1962 sur le quai d’Anvers : 34 camions, trois températures et une équipe qui goûte avant d’acheter.',
    },
    image: 'meat',
  },
  blocks: [
    {
      type: 'textColumns',
      backgroundColor: 'white',
      title: {
        nl: 'Een huis dat om drie uur opstaat, zodat uw keuken om zes uur open kan.',
        en: 'A house that gets up at three so that your kitchen can open at six.',
        de: 'Ein Haus, das um drei aufsteht, damit Ihre Küche um sechs öffnen kann.',
        fr: 'Une maison qui se lève à trois heures pour que votre cuisine ouvre à six.',
      },
      textColumns: [
        {
          title: {
            nl: 'Van kraam tot kaai',
            en: 'From the stall to the dock',
            de: 'Vom Marktstand zum Kai',
            fr: 'De l’étal au quai',
          },
          text: prose({
            nl: `We begonnen in 1962 met een toonbank van groene tegels en twee bestelwagens. De toonbank staat er nog. De bestelwagens zijn 34 wagens op drie temperaturen geworden.

Wat niet veranderd is: we proeven voor we kopen, en we bellen u wanneer een aanvoer ons niet bevalt.`,
            en: `We began in 1962 with a counter of green tiles and two vans. The counter is still there. The vans have become 34 trucks at three temperatures.

What has not changed: we taste before we buy, and we call you when we do not like what came in.`,
            de: `Wir haben 1962 mit einer Theke aus grünen Fliesen und zwei Lieferwagen angefangen. Die Theke steht noch. Aus den Lieferwagen sind 34 Fahrzeuge mit drei Temperaturen geworden.

Was geblieben ist: Wir probieren, bevor wir kaufen, und wir rufen Sie an, wenn uns eine Anlieferung nicht gefällt.`,
            fr: `Nous avons commencé en 1962 avec un comptoir carrelé vert et deux camionnettes. Le comptoir est toujours là. Les camionnettes sont devenues 34 véhicules à trois températures.

Ce qui n’a pas changé : nous goûtons avant d’acheter, et nous vous appelons quand un arrivage ne nous plaît pas.`,
          }),
        },
        {
          title: {
            nl: 'Tien afdelingen, één kaai',
            en: 'Ten departments, one dock',
            de: 'Zehn Abteilungen, ein Kai',
            fr: 'Dix rayons, un seul quai',
          },
          text: prose({
            nl: `Vers, droog en diepvries vertrekken samen. U tekent één leveringsbon en u ontvangt één factuur.

Bij elk artikel vindt u [de gegevens](/service/technische-fiches): inhoud, herkomst en veertien allergenen, bijgehouden door de producent.`,
            en: `Fresh, dry and frozen leave together. You sign one delivery note and you receive one invoice.

With every item you find [its data](/en/service/data-sheets): contents, origin and fourteen allergens, kept up to date by the producer.`,
            de: `Frisch, trocken und tiefgekühlt fahren zusammen los. Sie unterschreiben einen Lieferschein und erhalten eine Rechnung.

Zu jedem Artikel finden Sie [die Daten](/de/service/produktdatenblaetter): Inhalt, Herkunft und vierzehn Allergene, vom Hersteller gepflegt.`,
            fr: `Frais, sec et surgelé partent ensemble. Vous signez un seul bon de livraison et vous recevez une seule facture.

Chaque article a [sa fiche](/fr/service/fiches-techniques) : contenu, origine et quatorze allergènes, tenus à jour par le producteur.`,
          }),
        },
      ],
    },
    {
      type: 'cards',
      backgroundColor: 'light',
      title: {
        nl: 'Drie ambachten, drie ploegen',
        en: 'Three trades, three teams',
        de: 'Drei Handwerke, drei Teams',
        fr: 'Trois métiers, trois équipes',
      },
      text: prose({
        nl: 'Elk ambacht heeft zijn eigen inkoper, zijn eigen cel en zijn eigen mensen op de bestellijn.',
        en: 'Each trade has its own buyer, its own cold room and its own people on the order line.',
        de: 'Jedes Handwerk hat seinen eigenen Einkauf, seinen eigenen Kühlraum und seine eigenen Leute am Bestelltelefon.',
        fr: 'Chaque métier a son acheteur, sa chambre froide et ses voix à la ligne commandes.',
      }),
      cards: [
        {
          title: { nl: 'De slagerij', en: 'The butchery', de: 'Die Metzgerei', fr: 'La boucherie' },
          text: prose({
            nl: 'Versneden op maat, 21 tot 45 dagen gerijpt, te bestellen tot 18 uur.',
            en: 'Cut to order, aged for 21 to 45 days, orders until 6 pm.',
            de: 'Zuschnitt nach Maß, 21 bis 45 Tage gereift, Bestellung bis 18 Uhr.',
            fr: 'Découpe sur mesure, maturation de 21 à 45 jours, commande jusqu’à 18 h.',
          }),
          image: 'meat',
          links: [{ url: departments.meat.url, text: discover }],
        },
        {
          title: { nl: 'De visafdeling', en: 'The fish counter', de: 'Die Fischtheke', fr: 'La marée' },
          text: prose({
            nl: 'Van de veilingen van Zeebrugge en Boulogne, vijf dagen op zeven aanvoer.',
            en: 'From the auctions of Zeebrugge and Boulogne, arrivals five days a week.',
            de: 'Von den Auktionen in Zeebrugge und Boulogne, frisch an fünf Tagen die Woche.',
            fr: 'Des criées de Zeebruges et de Boulogne, arrivages cinq jours sur sept.',
          }),
          image: 'fish',
          links: [{ url: departments.fish.url, text: discover }],
        },
        {
          title: { nl: 'De bakkerij', en: 'The bakery', de: 'Die Bäckerei', fr: 'La boulangerie' },
          text: prose({
            nl: 'Ongebakken, voorgebakken of klaar om op te dienen. We bakken proef in uw oven, met onze bakker.',
            en: 'Unbaked, part-baked or ready to serve. Trials in your own oven, with our baker.',
            de: 'Roh, vorgebacken oder servierfertig. Probebacken in Ihrem Ofen, mit unserem Bäcker.',
            fr: 'Crus, précuits ou prêts à servir. Essais dans votre four, avec notre boulanger.',
          }),
          image: 'pastry',
          links: [{ url: departments.bakery.url, text: discover }],
        },
      ],
    },
    {
      type: 'usp',
      backgroundColor: 'accent',
      usps: [
        {
          icon: 'thermometer-cold',
          title: {
            nl: 'Drie temperaturen',
            en: 'Three temperatures',
            de: 'Drei Temperaturen',
            fr: 'Trois températures',
          },
          text: {
            nl: '+2 °C, +14 °C en −18 °C in dezelfde wagen.',
            en: '+2 °C, +14 °C and −18 °C in the same truck.',
            de: '+2 °C, +14 °C und −18 °C im selben Wagen.',
            fr: '+2 °C, +14 °C et −18 °C dans le même camion.',
          },
        },
        {
          icon: 'clock',
          title: { nl: 'Van 4 tot 11 uur', en: 'From 4 to 11 am', de: 'Von 4 bis 11 Uhr', fr: 'De 4 h à 11 h' },
          text: {
            nl: 'We spreken een tijdvak af en houden ons eraan.',
            en: 'We agree a window and keep to it.',
            de: 'Wir vereinbaren ein Zeitfenster und halten es ein.',
            fr: 'Nous convenons d’un créneau et nous le tenons.',
          },
        },
        {
          icon: 'seal-check',
          title: { nl: 'Afgesproken prijzen', en: 'Agreed prices', de: 'Vereinbarte Preise', fr: 'Prix convenus' },
          text: {
            nl: 'De prijs die u afspreekt, is de prijs die u ziet.',
            en: 'The price you agree is the price you see.',
            de: 'Der vereinbarte Preis ist der angezeigte Preis.',
            fr: 'Le prix négocié est le prix affiché.',
          },
        },
        {
          icon: 'chats-circle',
          title: { nl: 'Vier talen', en: 'Four languages', de: 'Vier Sprachen', fr: 'Quatre langues' },
          text: {
            nl: 'Aan de telefoon zoals in de winkel.',
            en: 'On the phone as in the shop.',
            de: 'Am Telefon wie im Shop.',
            fr: 'Au téléphone comme dans la boutique.',
          },
        },
      ],
    },
    {
      type: 'defaultColumns',
      backgroundColor: 'white',
      defaultColumns: [
        {
          type: 'textColumn',
          title: {
            nl: 'Bestellen vanuit de koelcel',
            en: 'Ordering from the cold room',
            de: 'Bestellen aus dem Kühlraum',
            fr: 'Commander depuis la chambre froide',
          },
          text: prose({
            nl: 'Zoek het artikelnummer van de lege kist, tik het aantal in, en het ligt in uw mandje. Dat blijft bewaard, ook wanneer het bereik achter de geïsoleerde deur verdwijnt.',
            en: 'Look up the item number on the empty crate, type the quantity, and it is in your cart. The cart is kept, even when the signal disappears behind the insulated door.',
            de: 'Suchen Sie die Artikelnummer der leeren Kiste, tippen Sie die Menge ein, und es liegt im Korb. Der Korb bleibt erhalten, auch wenn das Netz hinter der Isoliertür verschwindet.',
            fr: 'Cherchez le numéro d’article de la caisse vide, tapez la quantité, et c’est dans le panier. Il est conservé, même quand le réseau disparaît derrière la porte isolée.',
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
        { type: 'videoColumn', video: 'film', thumbnail: 'dairy' },
      ],
    },
    {
      type: 'cta',
      backgroundColor: 'accent',
      title: {
        nl: 'Een menu samen te stellen?',
        en: 'Planning a menu?',
        de: 'Planen Sie eine neue Karte?',
        fr: 'Un menu à composer ?',
      },
      text: prose({
        nl: 'Onze culinair adviseurs rekenen uw kaart door, portie per portie.',
        en: 'Our culinary advisers cost your menu, portion by portion.',
        de: 'Unsere Fachberater kalkulieren Ihre Karte, Portion für Portion.',
        fr: 'Nos conseillers culinaires chiffrent votre carte, portion par portion.',
      }),
      links: [
        {
          entry: 'contact',
          text: {
            nl: 'Afspraak maken',
            en: 'Make an appointment',
            de: 'Termin vereinbaren',
            fr: 'Prendre rendez-vous',
          },
        },
      ],
    },
    {
      type: 'ctaBackgroundImage',
      backgroundColor: 'dark',
      spacingTop: 'none',
      title: {
        nl: 'De feesten bestelt u vóór 12 december',
        en: 'Order for Christmas before 12 December',
        de: 'Für die Festtage bestellen Sie vor dem 12. Dezember',
        fr: 'Les fêtes se commandent avant le 12 décembre',
      },
      text: prose({
        nl: 'Oesters, kreeft en desserts. Wie op tijd bestelt, is zeker van levering in de kerstweek.',
        en: 'Oysters, lobster and desserts. Order in time and your delivery in Christmas week is certain.',
        de: 'Austern, Hummer und Desserts. Wer rechtzeitig bestellt, wird in der Weihnachtswoche sicher beliefert.',
        fr: 'Huîtres, homard et desserts. Commandez à temps et vous êtes livré la semaine de Noël.',
      }),
      image: 'lobster',
      links: [
        {
          entry: 'festive',
          text: { nl: 'Lees verder', en: 'Read on', de: 'Weiterlesen', fr: 'Lire la suite' },
        },
      ],
    },
    {
      type: 'newsOverview',
      title: { nl: 'Het laatste nieuws', en: 'Latest news', de: 'Aktuelle Neuigkeiten', fr: 'Dernières actualités' },
      pageSize: 3,
    },
    {
      type: 'quoteSlider',
      backgroundColor: 'light',
      quotes: ['quoteDelvaux', 'quoteAydin', 'quoteAdler', 'quoteJanssens'],
    },
    {
      type: 'newsSlider',
      title: { nl: 'Uit de keuken', en: 'From the kitchen', de: 'Aus der Küche', fr: 'Côté cuisine' },
      newsItems: ['risotto', 'fries', 'game', 'coffee', 'strawberries'],
      links: [
        {
          entry: 'news',
          text: { nl: 'Al het nieuws', en: 'All news', de: 'Alle Neuigkeiten', fr: 'Toutes les actualités' },
        },
      ],
    },
    {
      type: 'ctaForm',
      backgroundColor: 'white',
      title: {
        nl: 'Een vraag over een product, een levering, een vacature?',
        en: 'A question about a product, a delivery, a job?',
        de: 'Eine Frage zu einem Produkt, einer Lieferung, einer Stelle?',
        fr: 'Une question sur un produit, une livraison, un emploi ?',
      },
      text: prose({
        nl: 'We antwoorden op werkdagen dezelfde dag vóór 16 uur. Dringend? Bel de bestellijn vanaf 5 uur: [+32 3 555 01 40](tel:+3235550140).',
        en: 'On working days we answer the same day before 4 pm. Urgent? Call the order line from 5 am: [+32 3 555 01 40](tel:+3235550140).',
        de: 'An Werktagen antworten wir am selben Tag bis 16 Uhr. Dringend? Rufen Sie ab 5 Uhr das Bestelltelefon an: [+32 3 555 01 40](tel:+3235550140).',
        fr: 'Les jours ouvrables, nous répondons le jour même avant 16 h. Urgent ? Appelez la ligne commandes dès 5 h : [+32 3 555 01 40](tel:+3235550140).',
      }),
      form: 'contact',
    },
  ],
}
