import type { Article } from './news-autumn.ts'

export const summerArticles: Article[] = [
  {
    key: 'game',
    date: '2026-09-30',
    title: {
      nl: 'Het wildseizoen is open',
      en: 'The game season is open',
      de: 'Die Wildsaison ist eröffnet',
      fr: 'La saison du gibier est ouverte',
    },
    slug: {
      nl: 'wildseizoen-2026',
      en: 'game-season-2026',
      de: 'wildsaison-2026',
      fr: 'saison-du-gibier-2026',
    },
    image: 'game',
    author: 'Jef Claes',
    lead: {
      nl: 'Ree uit de Ardennen, haas uit Haspengouw en voor het eerst fazant, per stuk geplukt.',
      en: 'Roe deer from the Ardennes, hare from Haspengouw and, for the first time, pheasant, each bird plucked by hand.',
      de: 'Reh aus den Ardennen, Hase aus dem Haspengau und erstmals Fasan, von Hand gerupft.',
      fr: 'Chevreuil des Ardennes, lièvre de Hesbaye et, pour la première fois, faisan, plumé à la main.',
    },
    body: {
      nl: `Tot eind januari leveren we wild van zestien jachtgebieden die we bij naam kennen. Elk stuk draagt een nummer; op het etiket staat waar en wanneer het geschoten is.

## Zo bestelt u

Rug, bout en schouder van ree bestelt u tot 18 uur via de bestellijn voor de volgende dag. Hele dieren vraagt u twee dagen vooraf aan. Haas en fazant komen op dinsdag en vrijdag binnen.

Onze slagers bereiden op vraag voor: uitgebeend, gelardeerd of als stoofvlees op maat. Beenderen voor fond gaan er kosteloos bij.`,
      en: `Until the end of January we supply game from sixteen hunting grounds that we know by name. Every piece carries a number; the label says where and when it was shot.

## How to order

Order saddle, leg and shoulder of roe deer from the order line until 6 pm for the next day. Ask for whole animals two days ahead. Hare and pheasant come in on Tuesdays and Fridays.

Our butchers prepare on request: boned, larded or diced for stewing. Bones for stock are included free of charge.`,
      de: `Bis Ende Januar liefern wir Wild aus sechzehn Revieren, die wir beim Namen kennen. Jedes Stück trägt eine Nummer; auf dem Etikett steht, wo und wann es erlegt wurde.

## So bestellen Sie

Rücken, Keule und Schulter vom Reh bestellen Sie bis 18 Uhr am Bestelltelefon für den nächsten Tag. Ganze Tiere melden Sie bitte zwei Tage vorher an. Hase und Fasan kommen dienstags und freitags.

Unsere Metzger bereiten auf Wunsch vor: ausgelöst, gespickt oder als Gulasch nach Maß. Knochen für den Fond legen wir kostenlos bei.`,
      fr: `Jusqu’à fin janvier, nous livrons du gibier de seize territoires de chasse que nous connaissons par leur nom. Chaque pièce porte un numéro ; l’étiquette indique où et quand elle a été tirée.

## Comment commander

Selle, cuissot et épaule de chevreuil se commandent jusqu’à 18 h à la ligne commandes, pour le lendemain. Les animaux entiers se demandent deux jours à l’avance. Lièvre et faisan arrivent le mardi et le vendredi.

Nos bouchers préparent sur demande : désossé, lardé ou en morceaux à mijoter. Les os pour le fond sont offerts.`,
    },
  },
  {
    key: 'fries',
    date: '2026-09-16',
    title: {
      nl: 'Frieten van de nieuwe oogst',
      en: 'Fries from the new harvest',
      de: 'Pommes frites aus der neuen Ernte',
      fr: 'Les frites de la nouvelle récolte',
    },
    slug: {
      nl: 'frieten-nieuwe-oogst',
      en: 'fries-new-harvest',
      de: 'pommes-frites-neue-ernte',
      fr: 'frites-nouvelle-recolte',
    },
    image: 'frozen',
    author: 'Jef Claes',
    products: {
      title: { nl: 'Voor uw frituur', en: 'For your fryer', de: 'Für Ihre Fritteuse', fr: 'Pour votre friteuse' },
      numbers: '605011, 300901, 108310',
    },
    lead: {
      nl: 'De nieuwe aardappelen zijn droger dan vorig jaar. Bak de eerste keer een halve minuut korter.',
      en: 'The new potatoes are drier than last year. Shorten the first fry by half a minute.',
      de: 'Die neuen Kartoffeln sind trockener als im Vorjahr. Frittieren Sie beim ersten Gang eine halbe Minute kürzer.',
      fr: 'Les nouvelles pommes de terre sont plus sèches que l’an dernier. Raccourcissez le premier bain d’une demi-minute.',
    },
    body: {
      nl: `Polderland rooit sinds half augustus. Door de droge zomer ligt het drogestofgehalte van de Agria op 22 procent, twee punten boven het gemiddelde. Dat geeft een knapperige friet die minder vet opneemt.

- Verse frieten: 5 minuten op 140 °C, dan 2 minuten op 175 °C
- Diepgevroren 11 mm: 3 minuten op 175 °C, niet vooraf ontdooien
- Laat ze na de eerste keer een half uur rusten op een rooster

De oude oogst is tot eind september naast de nieuwe te bestellen. Op het etiket staat welke u hebt.`,
      en: `Polderland has been lifting since mid-August. After the dry summer the dry matter of the Agria is at 22 per cent, two points above average. That makes a crisp fry that takes up less fat.

- Fresh fries: 5 minutes at 140 °C, then 2 minutes at 175 °C
- Frozen, 11 mm: 3 minutes at 175 °C, without thawing
- Let them rest on a rack for half an hour after the first fry

Until the end of September the old harvest can be ordered next to the new one. The label says which one you have.`,
      de: `Polderland rodet seit Mitte August. Nach dem trockenen Sommer liegt die Trockenmasse der Agria bei 22 Prozent, zwei Punkte über dem Durchschnitt. Das ergibt knusprige Pommes, die weniger Fett aufnehmen.

- Frische Pommes: 5 Minuten bei 140 °C, dann 2 Minuten bei 175 °C
- Tiefgekühlt, 11 mm: 3 Minuten bei 175 °C, ohne Auftauen
- Nach dem ersten Gang eine halbe Stunde auf einem Gitter ruhen lassen

Bis Ende September ist die alte Ernte neben der neuen bestellbar. Auf dem Etikett steht, welche Sie haben.`,
      fr: `Polderland arrache depuis la mi-août. Après un été sec, la matière sèche de l’Agria atteint 22 pour cent, deux points au-dessus de la moyenne. La frite est croustillante et absorbe moins de graisse.

- Frites fraîches : 5 minutes à 140 °C, puis 2 minutes à 175 °C
- Surgelées, 11 mm : 3 minutes à 175 °C, sans décongeler
- Laissez-les reposer une demi-heure sur une grille après le premier bain

Jusqu’à fin septembre, l’ancienne récolte reste disponible à côté de la nouvelle. L’étiquette indique laquelle vous avez.`,
    },
  },
  {
    key: 'offline',
    date: '2026-09-02',
    title: {
      nl: 'Uw mandje blijft, ook als het bereik wegvalt',
      en: 'Your cart stays, even when the signal drops',
      de: 'Ihr Korb bleibt, auch wenn das Netz ausfällt',
      fr: 'Votre panier reste, même quand le réseau tombe',
    },
    slug: {
      nl: 'bestellen-zonder-bereik',
      en: 'ordering-without-signal',
      de: 'bestellen-ohne-netz',
      fr: 'commander-sans-reseau',
    },
    author: 'Tom Wouters',
    lead: {
      nl: 'Wie in de koelcel telt, vindt buiten zijn mandje terug zoals hij het achterliet.',
      en: 'Count in the cold room, and outside you find your cart as you left it.',
      de: 'Wer im Kühlraum zählt, findet seinen Korb draußen so wieder, wie er ihn verlassen hat.',
      fr: 'Vous comptez dans la chambre froide ; dehors, votre panier est tel que vous l’avez laissé.',
    },
    body: {
      nl: `Een koelcel is een stalen doos, en daar stopt elk signaal. Wie daar de voorraad telt, verloor vroeger soms zijn mandje.

Nu bewaart de winkel uw mandje bij elke wijziging op uw account. U telt in de cel, loopt naar buiten en gaat verder waar u was, op uw telefoon of op de computer in het bureau.

Werkt u met twee aan dezelfde bestelling, dan ziet elk toestel met uw login hetzelfde mandje.`,
      en: `A cold room is a steel box, and every signal stops there. Anyone counting stock inside used to lose a cart now and then.

The shop now saves your cart to your account at every change. You count inside, walk out and carry on where you were, on your phone or on the computer in the office.

If you work on one order with two devices, both show the same cart under your login.`,
      de: `Ein Kühlraum ist eine Kiste aus Stahl, und dort endet jedes Signal. Wer darin den Bestand zählte, verlor früher manchmal seinen Korb.

Jetzt speichert der Shop Ihren Korb bei jeder Änderung in Ihrem Konto. Sie zählen im Kühlraum, gehen hinaus und machen weiter, wo Sie waren, auf dem Telefon oder am Rechner im Büro.

Arbeiten Sie mit zwei Geräten an einer Bestellung, zeigen beide unter Ihrem Zugang denselben Korb.`,
      fr: `Une chambre froide est une boîte en acier où tout signal s’arrête. Qui comptait son stock à l’intérieur y perdait parfois son panier.

Désormais, la boutique enregistre votre panier dans votre compte à chaque changement. Vous comptez à l’intérieur, vous sortez et vous continuez où vous en étiez, sur votre téléphone ou sur l’ordinateur du bureau.

Si vous préparez une commande sur deux appareils, les deux montrent le même panier sous votre accès.`,
    },
  },
  {
    key: 'packaging',
    date: '2026-08-19',
    title: {
      nl: 'Afhaalbakjes zonder plastic',
      en: 'Takeaway boxes without plastic',
      de: 'Take-away-Schalen ohne Plastik',
      fr: 'Des barquettes à emporter sans plastique',
    },
    slug: {
      nl: 'afhaalbakjes-zonder-plastic',
      en: 'takeaway-boxes-without-plastic',
      de: 'take-away-schalen-ohne-plastik',
      fr: 'barquettes-sans-plastique',
    },
    image: 'takeaway',
    author: 'Lies Verbeeck',
    lead: {
      nl: 'Karton met een laag van zeewier houdt saus en stoom een uur tegen. We testten het in vier keukens.',
      en: 'Board with a seaweed coating holds sauce and steam for an hour. We tested it in four kitchens.',
      de: 'Karton mit einer Schicht aus Algen hält Sauce und Dampf eine Stunde lang stand. Wir haben ihn in vier Küchen getestet.',
      fr: 'Un carton enduit d’algues retient sauce et vapeur pendant une heure. Nous l’avons testé dans quatre cuisines.',
    },
    body: {
      nl: `De meeste kartonnen bakjes hebben aan de binnenkant een dun laagje plastic. Dat maakt ze moeilijk te recycleren. De nieuwe reeks heeft een laag van zeewierextract en mag bij het oud papier.

In de test hielden ze stoofvlees met saus zestig minuten droog aan de buitenkant. In de microgolfoven kan tot 800 watt, in de oven niet.

Er zijn vier maten, van 500 tot 1.200 ml, met één deksel dat op alle vier past.`,
      en: `Most cardboard boxes have a thin layer of plastic inside, which makes them hard to recycle. The new range has a layer of seaweed extract and can go in with waste paper.

In the test they kept a stew with sauce dry on the outside for sixty minutes. They may go into the microwave up to 800 watts, but not into the oven.

There are four sizes, from 500 to 1,200 ml, with one lid that fits all four.`,
      de: `Die meisten Kartonschalen haben innen eine dünne Schicht Plastik. Das macht das Recycling schwer. Die neue Reihe hat eine Schicht aus Algenextrakt und darf ins Altpapier.

Im Test blieben sie mit Schmorgericht und Sauce sechzig Minuten lang außen trocken. In die Mikrowelle dürfen sie bis 800 Watt, in den Backofen nicht.

Es gibt vier Größen von 500 bis 1.200 ml und einen Deckel, der auf alle vier passt.`,
      fr: `La plupart des barquettes en carton ont une fine couche de plastique à l’intérieur, ce qui complique le recyclage. La nouvelle gamme a une couche d’extrait d’algues et va avec le papier.

Lors du test, elles sont restées sèches à l’extérieur pendant soixante minutes avec un plat en sauce. Elles passent au micro-ondes jusqu’à 800 watts, mais pas au four.

Il existe quatre tailles, de 500 à 1 200 ml, avec un couvercle qui convient aux quatre.`,
    },
  },
  {
    key: 'risotto',
    date: '2026-07-01',
    title: {
      nl: 'Risotto voor tachtig gasten',
      en: 'Risotto for eighty guests',
      de: 'Risotto für achtzig Gäste',
      fr: 'Un risotto pour quatre-vingts convives',
    },
    slug: {
      nl: 'risotto-voor-tachtig',
      en: 'risotto-for-eighty',
      de: 'risotto-fuer-achtzig',
      fr: 'risotto-pour-quatre-vingts',
    },
    image: 'dry',
    author: 'Jef Claes',
    products: {
      title: { nl: 'Voor deze risotto', en: 'For this risotto', de: 'Für dieses Risotto', fr: 'Pour ce risotto' },
      numbers: '131190, 300818, 202735',
    },
    lead: {
      nl: 'Onze culinair adviseur kookt vooraf, koelt snel en maakt af op de pas. Met Carnaroli lukt het.',
      en: 'Our culinary adviser cooks ahead, chills fast and finishes at the pass. With Carnaroli it works.',
      de: 'Unser Fachberater kocht vor, kühlt schnell und vollendet am Pass. Mit Carnaroli gelingt es.',
      fr: 'Notre conseiller culinaire précuit, refroidit vite et termine au passe. Avec du Carnaroli, cela marche.',
    },
    body: {
      nl: `Risotto op een feest loopt mis op het roeren. Dit is de werkwijze die in onze proefkeuken drie keer op rij lukte.

- 6 kg Carnaroli, 18 liter groentebouillon, 1 kg ajuin, 1 liter witte wijn
- 1,2 kg boter en 1,5 kg oude kaas om af te werken

## De dag ervoor

Zet de rijst aan met ajuin en wijn, voeg twee derde van de bouillon toe en stop na elf minuten. Spreid uit op platen, hoogstens twee centimeter dik, en koel binnen het uur tot 4 °C.

## Op de pas

Verwarm per twintig porties met de rest van de bouillon, vier minuten. Neem van het vuur en klop boter en kaas erdoor. Dien meteen op.`,
      en: `Risotto at a banquet fails at the stirring. This is the method that worked three times in a row in our trial kitchen.

- 6 kg Carnaroli, 18 litres of vegetable stock, 1 kg onions, 1 litre of white wine
- 1.2 kg butter and 1.5 kg mature cheese to finish

## The day before

Start the rice with onion and wine, add two thirds of the stock and stop after eleven minutes. Spread on trays no more than two centimetres deep and chill to 4 °C within the hour.

## At the pass

Heat twenty portions at a time with the rest of the stock for four minutes. Take off the heat and beat in butter and cheese. Serve at once.`,
      de: `Risotto auf einem Fest scheitert am Rühren. Diese Methode ist in unserer Testküche dreimal hintereinander gelungen.

- 6 kg Carnaroli, 18 Liter Gemüsebrühe, 1 kg Zwiebeln, 1 Liter Weißwein
- 1,2 kg Butter und 1,5 kg gereifter Käse zum Vollenden

## Am Vortag

Den Reis mit Zwiebeln und Wein anschwitzen, zwei Drittel der Brühe zugeben und nach elf Minuten abbrechen. Auf Blechen höchstens zwei Zentimeter hoch verteilen und binnen einer Stunde auf 4 °C kühlen.

## Am Pass

Je zwanzig Portionen mit der restlichen Brühe vier Minuten erhitzen. Vom Herd nehmen und Butter und Käse einschlagen. Sofort servieren.`,
      fr: `Dans un banquet, c’est au moment de remuer que le risotto rate. Voici la méthode qui a réussi trois fois de suite dans notre cuisine d’essai.

- 6 kg de Carnaroli, 18 litres de bouillon de légumes, 1 kg d’oignons, 1 litre de vin blanc
- 1,2 kg de beurre et 1,5 kg de fromage affiné pour finir

## La veille

Nacrez le riz avec l’oignon et le vin, ajoutez deux tiers du bouillon et arrêtez après onze minutes. Étalez sur plaques, deux centimètres au plus, et refroidissez à 4 °C dans l’heure.

## Au passe

Réchauffez par vingt portions avec le reste du bouillon, quatre minutes. Hors du feu, incorporez beurre et fromage au fouet. Servez aussitôt.`,
    },
  },
  {
    key: 'openDay',
    date: '2026-06-10',
    title: {
      nl: 'Open deur op de kaai',
      en: 'Open day at the dock',
      de: 'Tag der offenen Tür am Kai',
      fr: 'Portes ouvertes sur le quai',
    },
    slug: {
      nl: 'open-deur-op-de-kaai',
      en: 'open-day-at-the-dock',
      de: 'tag-der-offenen-tuer',
      fr: 'portes-ouvertes-sur-le-quai',
    },
    image: 'market',
    author: 'Samira El Idrissi',
    lead: {
      nl: 'Vijftienhonderd bezoekers liepen op zondag 7 juni van de laadkade tot in de diepvries.',
      en: 'On Sunday 7 June fifteen hundred visitors walked from the loading bay into the freezer.',
      de: 'Fünfzehnhundert Besucher gingen am Sonntag, dem 7. Juni, von der Laderampe bis in den Tiefkühlraum.',
      fr: 'Le dimanche 7 juin, quinze cents visiteurs sont passés du quai de chargement à la chambre de congélation.',
    },
    body: {
      nl: `Eén keer om de vier jaar gaan de poorten open voor iedereen. Bezoekers volgden een krat tomaten van de vrachtwagen tot de rolcontainer, proefden kaas van negen makers en raadden het gewicht van een half wiel Gouda.

De langste rij stond voor de diepvries: drie minuten op −22 °C, in geleende jassen. De opbrengst van de bar, € 6.140, gaat naar de voedselbank van Antwerpen.

Dank aan de 84 collega’s die hun vrije zondag gaven.`,
      en: `Once every four years the gates open for everyone. Visitors followed a crate of tomatoes from the truck to the roll container, tasted cheese from nine makers and guessed the weight of half a wheel of Gouda.

The longest queue was at the freezer: three minutes at −22 °C, in borrowed coats. The bar took €6,140, which goes to the Antwerp food bank.

Thank you to the 84 colleagues who gave up a free Sunday.`,
      de: `Alle vier Jahre öffnen sich die Tore für jedermann. Die Gäste folgten einer Kiste Tomaten vom Lkw bis zum Rollcontainer, probierten Käse von neun Herstellern und schätzten das Gewicht eines halben Laibs Gouda.

Die längste Schlange stand vor dem Tiefkühlraum: drei Minuten bei −22 °C, in geliehenen Jacken. Der Erlös der Bar, 6.140 €, geht an die Tafel in Antwerpen.

Danke an die 84 Kolleginnen und Kollegen, die ihren freien Sonntag geopfert haben.`,
      fr: `Tous les quatre ans, les portes s’ouvrent à tous. Les visiteurs ont suivi un cageot de tomates du camion au roll, goûté les fromages de neuf producteurs et deviné le poids d’une demi-meule de gouda.

La plus longue file était devant la chambre de congélation : trois minutes à −22 °C, en manteaux prêtés. La recette du bar, 6 140 €, va à la banque alimentaire d’Anvers.

Merci aux 84 collègues qui ont offert leur dimanche.`,
    },
  },
]
