// Delivery and its subpages, down to the fourth path segment.
import { prose } from './prose.ts'
import type { SeedEntry } from './shape.ts'

const date = '2024-03-05T08:00:00Z'

export const delivery: SeedEntry[] = [
  {
    key: 'delivery',
    section: 'pages',
    date,
    title: { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
    uri: { nl: 'service/levering', en: 'service/delivery', de: 'service/lieferung', fr: 'service/livraison' },
    seo: {
      description: {
        nl: 'Vóór 22 uur besteld, de volgende ochtend tussen 4 en 11 uur geleverd, zes dagen op zeven en op drie temperaturen.',
        en: 'Ordered before 10 pm, delivered the next morning between 4 and 11 am, six days a week and at three temperatures.',
        de: 'Bis 22 Uhr bestellt, am nächsten Morgen zwischen 4 und 11 Uhr geliefert, an sechs Tagen die Woche und mit drei Temperaturen.',
        fr: 'Commandé avant 22 h, livré le lendemain entre 4 h et 11 h, six jours sur sept et à trois températures.',
      },
      image: 'dairy',
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            title: { nl: 'Levertijden', en: 'Delivery times', de: 'Lieferzeiten', fr: 'Horaires de livraison' },
            text: prose({
              nl: `Bestelt u vóór 22 uur, dan leveren we de volgende werkdag tussen 4 en 11 uur. We rijden van maandag tot en met zaterdag.

Met onze bestellijn spreekt u een tijdvak van twee uur af. Sleutellevering kan: onze chauffeur zet alles op de juiste plaats en fotografeert de bon.

- Bestellen tot 22 uur voor de volgende ochtend
- Versneden vlees tot 18 uur
- Verse vis tot 20 uur`,
              en: `Order before 10 pm and we deliver on the next working day between 4 and 11 am. We drive from Monday to Saturday.

You agree a two-hour window with our order line. We can also deliver with your key: our driver puts everything in its place and photographs the delivery note.

- Orders until 10 pm for the next morning
- Meat cut to order until 6 pm
- Fresh fish until 8 pm`,
              de: `Bestellen Sie bis 22 Uhr, dann liefern wir am nächsten Werktag zwischen 4 und 11 Uhr. Wir fahren von Montag bis Samstag.

Ein Zeitfenster von zwei Stunden vereinbaren Sie mit unserem Bestelltelefon. Schlüssellieferung ist möglich: Unser Fahrer stellt alles an seinen Platz und fotografiert den Lieferschein.

- Bestellungen bis 22 Uhr für den nächsten Morgen
- Fleischzuschnitt bis 18 Uhr
- Frischfisch bis 20 Uhr`,
              fr: `Commandez avant 22 h et nous livrons le jour ouvrable suivant entre 4 h et 11 h. Nous roulons du lundi au samedi.

Vous convenez d’un créneau de deux heures avec notre ligne commandes. La livraison avec clé est possible : le chauffeur range tout à sa place et photographie le bon.

- Commandes jusqu’à 22 h pour le lendemain matin
- Viande découpée jusqu’à 18 h
- Poisson frais jusqu’à 20 h`,
            }),
          },
          {
            title: { nl: 'Leveringsgebied', en: 'Delivery area', de: 'Liefergebiet', fr: 'Zone de livraison' },
            text: prose({
              nl: `We leveren in heel België, in Zuid-Nederland, in Luxemburg, in Noord-Frankrijk en in Duitsland van Aken tot voorbij de Rijn.

Vanaf € 250 per bestelling, exclusief btw, is de levering gratis; daaronder rekenen we € 15. Afhalen aan de kaai kost niets. Leeggoed en kratten nemen we bij de volgende levering mee terug.`,
              en: `We deliver throughout Belgium, in the south of the Netherlands, in Luxembourg, in northern France and in Germany from Aachen to beyond the Rhine.

From €250 an order, excluding VAT, delivery is free; below that we charge €15. Collecting at the dock costs nothing. We take empties and crates back with the next delivery.`,
              de: `Wir liefern in ganz Belgien, in den Süden der Niederlande, nach Luxemburg und Nordfrankreich und in Deutschland von Aachen bis über den Rhein.

Ab 250 € pro Bestellung, ohne MwSt., liefern wir frei Haus; darunter berechnen wir 15 €. Die Abholung am Kai kostet nichts. Leergut und Kisten nehmen wir bei der nächsten Lieferung mit.`,
              fr: `Nous livrons dans toute la Belgique, dans le sud des Pays-Bas, au Luxembourg, dans le nord de la France et en Allemagne, d’Aix-la-Chapelle jusqu’au-delà du Rhin.

Dès 250 € par commande, hors TVA, la livraison est gratuite ; en dessous, nous facturons 15 €. Le retrait au quai ne coûte rien. Nous reprenons consignes et bacs à la livraison suivante.`,
            }),
          },
        ],
      },
      {
        type: 'cta',
        backgroundColor: 'accent',
        title: {
          nl: 'Hoe blijft alles koud?',
          en: 'How does everything stay cold?',
          de: 'Wie bleibt alles kalt?',
          fr: 'Comment tout reste-t-il froid ?',
        },
        text: prose({
          nl: 'Van de laadkade tot uw koelcel wordt de temperatuur elke minuut gemeten.',
          en: 'From the loading bay to your cold room the temperature is measured every minute.',
          de: 'Von der Laderampe bis zu Ihrem Kühlraum wird die Temperatur jede Minute gemessen.',
          fr: 'Du quai de chargement à votre chambre froide, la température est mesurée chaque minute.',
        }),
        links: [
          {
            entry: 'coldChain',
            text: {
              nl: 'Naar de koelketen',
              en: 'About the cold chain',
              de: 'Zur Kühlkette',
              fr: 'La chaîne du froid',
            },
          },
        ],
      },
    ],
  },
  {
    key: 'coldChain',
    section: 'pages',
    date,
    title: { nl: 'Koelketen', en: 'Cold chain', de: 'Kühlkette', fr: 'Chaîne du froid' },
    uri: {
      nl: 'service/levering/koelketen',
      en: 'service/delivery/cold-chain',
      de: 'service/lieferung/kuehlkette',
      fr: 'service/livraison/chaine-du-froid',
    },
    seo: {
      description: {
        nl: 'Drie compartimenten, een meting per minuut en een registratie die u zelf kunt opvragen.',
        en: 'Three compartments, one reading a minute and a log you can ask for.',
        de: 'Drei Kammern, eine Messung pro Minute und ein Protokoll, das Sie anfordern können.',
        fr: 'Trois compartiments, une mesure par minute et un relevé que vous pouvez demander.',
      },
      image: 'frozen',
    },
    blocks: [
      {
        type: 'defaultColumns',
        defaultColumns: [
          {
            type: 'textColumn',
            title: {
              nl: 'Eén wagen, drie compartimenten',
              en: 'One truck, three compartments',
              de: 'Ein Wagen, drei Kammern',
              fr: 'Un camion, trois compartiments',
            },
            text: prose({
              nl: `De wanden schuiven mee met uw bestelling. De diepvries ligt achteraan en gaat als laatste de wagen in, de verse waren staan bij de zijdeur, zodat de deur kort open blijft.

In elk compartiment wordt de temperatuur elke minuut gemeten. Gaat een waarde over de grens, dan krijgt de chauffeur een signaal en vertrekt het product niet naar u.`,
              en: `The walls move with your order. Frozen goods are at the back and go in last, fresh goods stand by the side door, so that the door is open only briefly.

The temperature in each compartment is measured every minute. If a reading goes beyond the limits, the driver is warned, and the product does not go to you.`,
              de: `Die Trennwände richten sich nach Ihrer Bestellung. Tiefkühlware liegt hinten und kommt zuletzt in den Wagen, Frischware steht an der Seitentür, damit die Tür nur kurz offen ist.

In jeder Kammer wird die Temperatur jede Minute gemessen. Verlässt ein Wert den zulässigen Bereich, wird der Fahrer gewarnt, und die Ware kommt nicht zu Ihnen.`,
              fr: `Les cloisons suivent votre commande. Le surgelé est au fond et se charge en dernier, le frais est près de la porte latérale, pour que la porte reste ouverte le moins longtemps possible.

La température de chaque compartiment est mesurée chaque minute. Si une valeur sort des limites, le chauffeur est averti et le produit ne part pas chez vous.`,
            }),
            links: [
              {
                entry: 'temperatures',
                text: {
                  nl: 'Temperaturen per groep',
                  en: 'Temperatures by group',
                  de: 'Temperaturen je Warengruppe',
                  fr: 'Températures par famille',
                },
              },
            ],
          },
          { type: 'imageColumn', image: 'frozen' },
        ],
      },
    ],
  },
  {
    key: 'temperatures',
    section: 'pages',
    date,
    title: {
      nl: 'Temperaturen per productgroep',
      en: 'Temperatures by product group',
      de: 'Temperaturen je Warengruppe',
      fr: 'Températures par famille de produits',
    },
    uri: {
      nl: 'service/levering/koelketen/temperaturen',
      en: 'service/delivery/cold-chain/temperatures',
      de: 'service/lieferung/kuehlkette/temperaturen',
      fr: 'service/livraison/chaine-du-froid/temperatures',
    },
    seo: {
      description: {
        nl: 'Op welke temperatuur we vlees, vis, zuivel, groenten en diepvries bewaren, vervoeren en afleveren.',
        en: 'The temperatures at which we store, carry and deliver meat, fish, dairy, vegetables and frozen goods.',
        de: 'Bei welchen Temperaturen wir Fleisch, Fisch, Molkereiprodukte, Gemüse und Tiefkühlware lagern, fahren und übergeben.',
        fr: 'Les températures auxquelles nous stockons, transportons et livrons viande, poisson, crèmerie, légumes et surgelés.',
      },
      image: 'fish',
    },
    blocks: [
      {
        type: 'textColumns',
        textColumns: [
          {
            title: { nl: 'Onze grenswaarden', en: 'Our limits', de: 'Unsere Grenzwerte', fr: 'Nos limites' },
            text: prose({
              nl: `- Verse vis op smeltend ijs: 0 tot +2 °C
- Gehakt: 0 tot +2 °C
- Gevogelte: 0 tot +4 °C
- Zuivel en vleeswaren: +2 tot +6 °C
- Groenten en fruit: +4 tot +12 °C, bananen en tomaten +14 °C
- Diepvries: −18 °C of kouder

Bij aflevering mag een meting kort drie graden afwijken terwijl de deur open is. Een product dat warmer is, weigert u: wij crediteren het dezelfde dag.`,
              en: `- Fresh fish on melting ice: 0 to +2 °C
- Minced meat: 0 to +2 °C
- Poultry: 0 to +4 °C
- Dairy, cooked and cured meats: +2 to +6 °C
- Fruit and vegetables: +4 to +12 °C, bananas and tomatoes +14 °C
- Frozen: −18 °C or colder

On delivery a reading may briefly differ by three degrees while the door is open. Refuse a product that is warmer: we credit it the same day.`,
              de: `- Frischfisch auf schmelzendem Eis: 0 bis +2 °C
- Hackfleisch: 0 bis +2 °C
- Geflügel: 0 bis +4 °C
- Molkereiprodukte und Aufschnitt: +2 bis +6 °C
- Obst und Gemüse: +4 bis +12 °C, Bananen und Tomaten +14 °C
- Tiefkühlware: −18 °C oder kälter

Bei der Übergabe darf eine Messung kurz um drei Grad abweichen, solange die Tür offen ist. Wärmere Ware lehnen Sie bitte ab: Wir schreiben sie am selben Tag gut.`,
              fr: `- Poisson frais sur glace fondante : 0 à +2 °C
- Haché : 0 à +2 °C
- Volaille : 0 à +4 °C
- Crèmerie et charcuterie : +2 à +6 °C
- Fruits et légumes : +4 à +12 °C, bananes et tomates +14 °C
- Surgelés : −18 °C ou moins

À la livraison, une mesure peut s’écarter brièvement de trois degrés pendant que la porte est ouverte. Refusez un produit plus chaud : nous le créditons le jour même.`,
            }),
          },
        ],
      },
    ],
  },
]
