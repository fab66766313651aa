import type { AssetKey } from './assets.ts'
import type { EntryKey } from './ids.ts'
import { prose } from './prose.ts'
import type { SeedBlock, Text } from './shape.ts'
import { departments, rangePath } from './shop-paths.ts'

export type Article = {
  key: EntryKey
  date: string
  title: Text
  slug: Text
  /** One or two sentences, for the article and search results. */
  lead: Text
  body: Text
  /** Name of the person who wrote it. */
  author: string
  /** Article numbers of products that the text is about. */
  products?: { title: Text; numbers: string }
  /** Absent if no picture fits. */
  image?: AssetKey
  more?: SeedBlock[]
}

export const autumnArticles: Article[] = [
  {
    key: 'strawberries',
    date: '2026-11-18',
    title: {
      nl: 'Elsanta in november: waarom de kas in Hoogstaete blijft draaien',
      en: 'Elsanta in November: why the greenhouse at Hoogstaete keeps going',
      de: 'Erdbeeren im November: warum das Gewächshaus in Hoogstaete weiterläuft',
      fr: 'Fraises en novembre : pourquoi la serre de Hoogstaete tourne encore',
    },
    slug: {
      nl: 'elsanta-in-november',
      en: 'elsanta-in-november',
      de: 'erdbeeren-im-november',
      fr: 'fraises-en-novembre',
    },
    image: 'produce',
    author: 'Lies Verbeeck',
    products: {
      title: {
        nl: 'Aardbeien en wat erbij past',
        en: 'Strawberries, and what goes with them',
        de: 'Erdbeeren und was dazu passt',
        fr: 'Les fraises et ce qui les accompagne',
      },
      numbers: '300255, 203317',
    },
    lead: {
      nl: 'Restwarmte van de buren houdt de aardbeien nog tot kerst in het assortiment. We waren er om vijf uur ’s ochtends bij toen de eerste kisten op de wagen gingen.',
      en: 'Waste heat from the neighbours keeps the strawberries in the range until Christmas. We were there at five in the morning when the first crates went onto the truck.',
      de: 'Dank der Abwärme vom Nachbarn bleiben die Erdbeeren bis Weihnachten im Sortiment. Wir waren um fünf Uhr früh dabei, als die ersten Kisten auf den Wagen gingen.',
      fr: 'Grâce à la chaleur du voisin, les fraises restent dans l’assortiment jusqu’à Noël. Nous étions là à cinq heures du matin, quand les premières caisses sont montées dans le camion.',
    },
    body: {
      nl: `Naast de kas in Hoogstaete staat een koelhuis. Wat daar aan warmte vrijkomt, ging vroeger de lucht in. Sinds september loopt ze door drie kilometer leiding onder de teeltgoten.

## Minder gas, zelfde smaak

De kas verbruikt volgens de teler een derde van het gas van vorig jaar. Aan de vrucht verandert niets: de planten krijgen overdag 19 graden en ’s nachts 11, zoals in mei.

De kisten van 8 × 500 g komen zes dagen op zeven binnen. Wie op vrijdag bestelt voor het weekend, krijgt de pluk van donderdagnacht.`,
      en: `Next to the greenhouse at Hoogstaete stands a cold store. The heat it gives off used to go into the air. Since September it has been running through three kilometres of pipe beneath the growing gutters.

## Less gas, the same taste

According to the grower the greenhouse uses a third of last year’s gas. Nothing changes for the fruit: the plants get 19 degrees by day and 11 by night, as in May.

The crates of 8 × 500 g come in six days a week. Order on Friday for the weekend and you get Thursday night’s picking.`,
      de: `Neben dem Gewächshaus in Hoogstaete steht ein Kühlhaus. Die Wärme, die dort entsteht, ging früher in die Luft. Seit September läuft sie durch drei Kilometer Rohr unter den Pflanzrinnen.

## Weniger Gas, gleicher Geschmack

Laut dem Gärtner verbraucht das Gewächshaus noch ein Drittel des Gases vom Vorjahr. An der Frucht ändert sich nichts: Die Pflanzen bekommen tagsüber 19 und nachts 11 Grad, wie im Mai.

Die Kisten mit 8 × 500 g kommen an sechs Tagen die Woche. Wer am Freitag für das Wochenende bestellt, bekommt die Ernte aus der Nacht auf Freitag.`,
      fr: `À côté de la serre de Hoogstaete se trouve un entrepôt frigorifique. La chaleur qu’il dégage partait autrefois dans l’air. Depuis septembre, elle passe dans trois kilomètres de tuyaux sous les gouttières de culture.

## Moins de gaz, le même goût

Selon le producteur, la serre consomme un tiers du gaz de l’an dernier. Pour le fruit, rien ne change : les plants reçoivent 19 degrés le jour et 11 la nuit, comme en mai.

Les caisses de 8 × 500 g arrivent six jours sur sept. Commandez le vendredi pour le week-end et vous recevez la cueillette de la nuit de jeudi à vendredi.`,
    },
    more: [
      {
        type: 'cta',
        backgroundColor: 'accent',
        title: {
          nl: 'Alles van deze week',
          en: 'Everything from this week',
          de: 'Alles aus dieser Woche',
          fr: 'Tout de cette semaine',
        },
        text: prose({
          nl: 'Bekijk groenten en fruit van het seizoen.',
          en: 'See the fruit and vegetables in season.',
          de: 'Sehen Sie Obst und Gemüse der Saison.',
          fr: 'Découvrez les fruits et légumes de saison.',
        }),
        links: [{ url: departments.produce.url, text: departments.produce.title }],
      },
    ],
  },
  {
    key: 'mill',
    date: '2026-11-11',
    title: {
      nl: 'Nieuwe molen, zelfde bloem',
      en: 'New mill, same flour',
      de: 'Neue Mühle, gleiches Mehl',
      fr: 'Nouveau moulin, même farine',
    },
    slug: {
      nl: 'nieuwe-molen-zelfde-bloem',
      en: 'new-mill-same-flour',
      de: 'neue-muehle-gleiches-mehl',
      fr: 'nouveau-moulin-meme-farine',
    },
    image: 'bakery',
    author: 'Tom Wouters',
    products: {
      title: {
        nl: 'Bloem van Molen & Zoon',
        en: 'Flour from Molen & Zoon',
        de: 'Mehl von Molen & Zoon',
        fr: 'Les farines de Molen & Zoon',
      },
      numbers: '430028, 440508, 440509',
    },
    lead: {
      nl: 'Molen & Zoon maalt sinds deze maand op eigen windstroom.',
      en: 'As of this month, Molen & Zoon mills on its own wind power.',
      de: 'Molen & Zoon mahlt seit diesem Monat mit eigenem Windstrom.',
      fr: 'Molen & Zoon moud depuis ce mois-ci à l’électricité éolienne.',
    },
    body: {
      nl: `De vorige molen draaide 41 jaar. De nieuwe staat in dezelfde hal, maar haalt haar stroom van twee turbines op het eigen erf. Bij windstil weer wordt er niet gemalen: de silo’s houden een voorraad van tien dagen.

De T55 en T65 blijven wat ze waren: Belgische en Franse tarwe, asgehalte en eiwit binnen dezelfde grenzen. Onze bakker heeft zes weken lang beide molens naast elkaar gebakken en vond geen verschil in waterbinding of volume.

De zakken van 25 kg krijgen een nieuw etiket. Artikelnummers en EAN veranderen niet.`,
      en: `The previous mill ran for 41 years. The new one stands in the same hall but draws its power from two turbines in the yard. When there is no wind there is no milling: the silos hold ten days of stock.

T55 and T65 stay what they were: Belgian and French wheat, ash and protein within the same limits. For six weeks our baker baked with both mills side by side and found no difference in water absorption or volume.

The 25 kg sacks get a new label. Item numbers and EAN codes do not change.`,
      de: `Die alte Mühle lief 41 Jahre. Die neue steht in derselben Halle, bezieht ihren Strom aber von zwei Turbinen auf dem eigenen Hof. Bei Windstille wird nicht gemahlen: Die Silos halten Vorrat für zehn Tage.

T55 und T65 bleiben, was sie waren: belgischer und französischer Weizen, Asche und Eiweiß innerhalb derselben Grenzen. Unser Bäcker hat sechs Wochen lang mit beiden Mühlen nebeneinander gebacken und keinen Unterschied bei Wasseraufnahme oder Volumen gefunden.

Die Säcke mit 25 kg bekommen ein neues Etikett. Artikelnummern und EAN ändern sich nicht.`,
      fr: `L’ancien moulin a tourné 41 ans. Le nouveau se trouve dans le même hall, mais tire son courant de deux éoliennes dans la cour. Sans vent, on ne moud pas : les silos gardent dix jours de stock.

La T55 et la T65 restent ce qu’elles étaient : blés belge et français, cendres et protéines dans les mêmes limites. Pendant six semaines, notre boulanger a cuit avec les deux moulins côte à côte, sans trouver de différence d’hydratation ou de volume.

Les sacs de 25 kg reçoivent une nouvelle étiquette. Les numéros d’article et les codes EAN ne changent pas.`,
    },
  },
  {
    key: 'festive',
    date: '2026-11-04',
    title: {
      nl: 'Feestlijst 2026 staat klaar',
      en: 'The 2026 festive list is ready',
      de: 'Die Festtagsliste 2026 ist da',
      fr: 'La liste des fêtes 2026 est prête',
    },
    slug: {
      nl: 'feestlijst-2026',
      en: 'festive-list-2026',
      de: 'festtagsliste-2026',
      fr: 'liste-des-fetes-2026',
    },
    image: 'festive',
    author: 'Samira El Idrissi',
    products: {
      title: {
        nl: 'Van de feestlijst',
        en: 'From the festive list',
        de: 'Aus der Festtagsliste',
        fr: 'De la liste des fêtes',
      },
      numbers: '700552, 700846, 560111',
    },
    lead: {
      nl: 'Oesters, wild en desserts. Bestel vóór 12 december voor de kerstweek.',
      en: 'Oysters, game and desserts. Order before 12 December for Christmas week.',
      de: 'Austern, Wild und Desserts. Bestellen Sie für die Weihnachtswoche vor dem 12. Dezember.',
      fr: 'Huîtres, gibier et desserts. Commandez avant le 12 décembre pour la semaine de Noël.',
    },
    body: {
      nl: `Op de lijst staat wat een feestkaart vraagt, van oester tot dessert. Wie vóór 12 december bestelt, is zeker van levering op de gekozen dag in de kerstweek, ook voor levende kreeft.

## Drie data om te onthouden

- 12 december: wild, schaal- en schelpdieren
- 16 december: versneden vlees en gevogelte
- 19 december: desserts, brood en dranken

We leveren op 24 en 31 december tot 14 uur. Op 25 december en 1 januari rijden we niet.`,
      en: `The list has what a festive menu asks for, from oysters to dessert. Order before 12 December and delivery on your chosen day in Christmas week is guaranteed, live lobster included.

## Three dates to remember

- 12 December: game and shellfish
- 16 December: meat cut to order and poultry
- 19 December: desserts, bread and drinks

On 24 and 31 December we deliver until 2 pm. On 25 December and 1 January we do not drive.`,
      de: `Auf der Liste steht, was eine Festtagskarte braucht, von der Auster bis zum Dessert. Wer vor dem 12. Dezember bestellt, bekommt die Lieferung am gewünschten Tag der Weihnachtswoche garantiert, auch lebenden Hummer.

## Drei Termine zum Merken

- 12. Dezember: Wild, Krusten- und Schalentiere
- 16. Dezember: Fleischzuschnitt und Geflügel
- 19. Dezember: Desserts, Brot und Getränke

Am 24. und 31. Dezember liefern wir bis 14 Uhr. Am 25. Dezember und 1. Januar fahren wir nicht.`,
      fr: `La liste réunit ce que demande une carte de fêtes, de l’huître au dessert. Commandez avant le 12 décembre et la livraison au jour choisi de la semaine de Noël est garantie, homard vivant compris.

## Trois dates à retenir

- 12 décembre : gibier, crustacés et coquillages
- 16 décembre : viande découpée et volaille
- 19 décembre : desserts, pain et boissons

Les 24 et 31 décembre, nous livrons jusqu’à 14 h. Le 25 décembre et le 1er janvier, nous ne roulons pas.`,
    },
    more: [
      {
        type: 'ctaBackgroundImage',
        backgroundColor: 'dark',
        title: {
          nl: 'Begin op tijd',
          en: 'Start in good time',
          de: 'Beginnen Sie rechtzeitig',
          fr: 'Commencez à temps',
        },
        text: prose({
          nl: 'Leg de artikelen nu al in uw mandje en pas de aantallen later aan.',
          en: 'Add the items to your cart now and adjust the quantities later.',
          de: 'Legen Sie die Artikel jetzt schon in den Korb und passen Sie die Mengen später an.',
          fr: 'Mettez dès maintenant les articles dans votre panier et adaptez les quantités plus tard.',
        }),
        image: 'lobster',
        links: [{ url: departments.fish.url, text: departments.fish.title }],
      },
    ],
  },
  {
    key: 'allergens',
    date: '2026-10-28',
    title: {
      nl: 'Allergenen nu ook met sporen',
      en: 'Allergens, now including traces',
      de: 'Allergene, jetzt auch mit Spuren',
      fr: 'Les allergènes, traces comprises',
    },
    slug: {
      nl: 'allergenen-met-sporen',
      en: 'allergens-with-traces',
      de: 'allergene-mit-spuren',
      fr: 'allergenes-et-traces',
    },
    image: 'pantry',
    author: 'Lies Verbeeck',
    lead: {
      nl: 'De filter maakt vanaf nu een onderscheid tussen ‘bevat’, ‘sporen’ en ‘vrij’.',
      en: 'From now on the filter tells ‘contains’, ‘traces’ and ‘free’ apart.',
      de: 'Der Filter unterscheidet ab sofort zwischen „enthält“, „Spuren“ und „frei“.',
      fr: 'Le filtre distingue désormais « contient », « traces » et « sans ».',
    },
    body: {
      nl: `Tot nu toe kon u alleen zien of een product een allergeen bevat. Voor een keuken die voor allergische gasten kookt, is dat te weinig.

Voortaan kent elk artikel vier toestanden per allergeen: bevat, kan sporen bevatten, vrij en niet opgegeven. Filtert u op ‘vrij’, dan ziet u alleen artikelen waarvan de producent dat uitdrukkelijk verklaart. Wat niet is opgegeven, valt weg.

Elke wijziging door een producent wordt nagekeken vóór ze zichtbaar wordt.`,
      en: `Until now you could only see whether a product contains an allergen. For a kitchen that cooks for guests with allergies that is not enough.

Every item now has one of four states per allergen: contains, may contain traces, free and not declared. If you filter by ‘free’, you see only items for which the producer expressly says so. What is not declared drops out.

Every change by a producer is checked before it becomes visible.`,
      de: `Bisher war nur zu sehen, ob ein Produkt ein Allergen enthält. Für eine Küche, die für Gäste mit Allergien kocht, ist das zu wenig.

Jeder Artikel kennt nun vier Zustände je Allergen: enthält, kann Spuren enthalten, frei und nicht angegeben. Filtern Sie nach „frei“, sehen Sie nur Artikel, bei denen der Hersteller dies ausdrücklich erklärt. Was nicht angegeben ist, fällt weg.

Jede Änderung eines Herstellers wird geprüft, bevor sie sichtbar wird.`,
      fr: `Jusqu’ici, vous pouviez seulement voir si un produit contient un allergène. Pour une cuisine qui reçoit des convives allergiques, c’est trop peu.

Chaque article connaît désormais quatre états par allergène : contient, peut contenir des traces, sans, et non déclaré. Si vous filtrez sur « sans », vous ne voyez que les articles pour lesquels le producteur le déclare expressément. Ce qui n’est pas déclaré disparaît.

Chaque changement d’un producteur est contrôlé avant d’être visible.`,
    },
    more: [
      {
        type: 'cta',
        text: prose({
          nl: 'Lees waar de gegevens vandaan komen.',
          en: 'Read where the data comes from.',
          de: 'Lesen Sie, woher die Daten stammen.',
          fr: 'Découvrez d’où viennent les données.',
        }),
        title: { nl: 'Productfiches', en: 'Product data', de: 'Produktdaten', fr: 'Fiches produits' },
        backgroundColor: 'accent',
        links: [{ entry: 'dataSheets' }],
      },
    ],
  },
  {
    key: 'trucks',
    date: '2026-10-21',
    title: {
      nl: 'Drie nieuwe koelwagens voor Brussel, Rijn en Ruhr',
      en: 'Three new refrigerated trucks for Brussels, the Rhine and the Ruhr',
      de: 'Drei neue Kühlwagen für Brüssel, Rhein und Ruhr',
      fr: 'Trois nouveaux camions frigorifiques pour Bruxelles, le Rhin et la Ruhr',
    },
    slug: {
      nl: 'drie-nieuwe-koelwagens',
      en: 'three-new-refrigerated-trucks',
      de: 'drei-neue-kuehlwagen',
      fr: 'trois-nouveaux-camions',
    },
    author: 'Tom Wouters',
    lead: {
      nl: 'Levering vanaf 4 uur, ook op zaterdag.',
      en: 'Delivery from 4 am, Saturdays included.',
      de: 'Lieferfenster ab 4 Uhr, auch samstags.',
      fr: 'Livraison dès 4 h, samedi compris.',
    },
    body: {
      nl: `Eén wagen rijdt volledig elektrisch door Brussel, twee trekken naar Aken, Keulen en Dortmund. Daarmee komt het totaal op 34.

Alle drie hebben ze drie compartimenten en een zijdeur. De elektrische wagen koelt met een eigen batterij: de motor kan uit terwijl er wordt gelost, ook om vijf uur ’s ochtends onder een slaapkamerraam.

Klanten in de nieuwe rondes kunnen vanaf volgende week een tijdvak van twee uur afspreken, van maandag tot en met zaterdag.`,
      en: `One truck drives through Brussels on electricity alone, two head for Aachen, Cologne and Dortmund. That brings the total to 34.

All three have three compartments and a side door. The electric truck cools from a battery of its own: the engine can be off while unloading, even at five in the morning beneath a bedroom window.

From next week customers on the new rounds can agree a two-hour window, Monday to Saturday.`,
      de: `Ein Wagen fährt rein elektrisch durch Brüssel, zwei fahren nach Aachen, Köln und Dortmund. Damit sind es nun 34.

Alle drei haben drei Kammern und eine Seitentür. Der elektrische Wagen kühlt mit eigener Batterie: Beim Entladen kann der Motor aus bleiben, auch um fünf Uhr früh unter einem Schlafzimmerfenster.

Kunden auf den neuen Touren können ab nächster Woche ein Zeitfenster von zwei Stunden vereinbaren, von Montag bis Samstag.`,
      fr: `Un camion roule à l’électricité seule dans Bruxelles, deux partent vers Aix-la-Chapelle, Cologne et Dortmund. Le total passe ainsi à 34.

Tous trois ont trois compartiments et une porte latérale. Le camion électrique refroidit sur sa propre batterie : le moteur peut rester coupé pendant le déchargement, même à cinq heures du matin sous une fenêtre de chambre.

Dès la semaine prochaine, les clients des nouvelles tournées peuvent convenir d’un créneau de deux heures, du lundi au samedi.`,
    },
  },
  {
    key: 'coffee',
    date: '2026-10-14',
    title: {
      nl: 'Branding van de herfst: Crema 80/20',
      en: 'The autumn roast: Crema 80/20',
      de: 'Röstung des Herbstes: Crema 80/20',
      fr: 'La torréfaction d’automne : Crema 80/20',
    },
    slug: { nl: 'crema-80-20', en: 'crema-80-20', de: 'crema-80-20', fr: 'crema-80-20' },
    image: 'coffee',
    author: 'Samira El Idrissi',
    products: {
      title: {
        nl: 'Voor aan de espressomachine',
        en: 'For the espresso machine',
        de: 'Für die Espressomaschine',
        fr: 'Pour la machine à espresso',
      },
      numbers: '510090, 820505, 210503',
    },
    lead: {
      nl: 'Kaiserhof brandt donkerder, de prijs blijft.',
      en: 'Kaiserhof roasts darker, the price stays.',
      de: 'Kaiserhof röstet dunkler, der Preis bleibt.',
      fr: 'Kaiserhof torréfie plus foncé, le prix ne change pas.',
    },
    body: {
      nl: `Tachtig delen arabica uit Brazilië en Honduras, twintig delen robusta uit India. De branding van dit najaar gaat een halve minuut langer door, voor minder zuur en een dikkere crème.

Kaiserhof raadt 18 gram aan voor een dubbele, met 36 gram in de kop na 27 seconden. Maalt u op gewicht, stel dan één streep fijner in dan bij de zomerbranding.

Onze adviseur komt op afspraak langs om uw molen af te stellen. Dat kost niets.`,
      en: `Eighty parts arabica from Brazil and Honduras, twenty parts robusta from India. This autumn’s roast goes on for half a minute longer, for less acidity and a thicker crema.

Kaiserhof recommends 18 grams for a double, with 36 grams in the cup after 27 seconds. If you grind by weight, set the grinder one mark finer than for the summer roast.

Our adviser will come by appointment to set your grinder. There is no charge.`,
      de: `Achtzig Teile Arabica aus Brasilien und Honduras, zwanzig Teile Robusta aus Indien. Die Röstung dieses Herbstes läuft eine halbe Minute länger, für weniger Säure und eine dichtere Crema.

Kaiserhof empfiehlt 18 Gramm für einen Doppio, mit 36 Gramm in der Tasse nach 27 Sekunden. Mahlen Sie nach Gewicht, stellen Sie die Mühle einen Strich feiner als bei der Sommerröstung.

Unser Fachberater stellt Ihre Mühle nach Terminabsprache ein. Das kostet nichts.`,
      fr: `Quatre-vingts parts d’arabica du Brésil et du Honduras, vingt parts de robusta d’Inde. La torréfaction de cet automne dure une demi-minute de plus, pour moins d’acidité et une crème plus épaisse.

Kaiserhof conseille 18 grammes pour un double, avec 36 grammes en tasse après 27 secondes. Si vous moulez au poids, réglez un cran plus fin que pour la torréfaction d’été.

Notre conseiller passe sur rendez-vous pour régler votre moulin. C’est gratuit.`,
    },
    more: [
      {
        type: 'cta',
        backgroundColor: 'accent',
        title: departments.drinks.title,
        text: prose({
          nl: 'Bekijk alle koffie, thee en dranken.',
          en: 'See all coffee, tea and drinks.',
          de: 'Sehen Sie alle Kaffees, Tees und Getränke.',
          fr: 'Découvrez tous les cafés, thés et boissons.',
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
    ],
  },
]
