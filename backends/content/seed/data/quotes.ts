// Customer quotes: `author` is the name, `title` role and company.
import type { EntryKey } from './ids.ts'
import type { SeedEntry, Text } from './shape.ts'

const said = (key: EntryKey, date: string, author: string, title: Text, quote: Text): SeedEntry => ({
  key,
  section: 'quotes',
  date: `${date}T08:00:00Z`,
  title,
  uri: null,
  fields: { author, quote },
})

export const quotes: SeedEntry[] = [
  said(
    'quoteAydin',
    '2026-06-06',
    'Karim Aydin',
    {
      nl: 'Chef-eigenaar, Bistro Noord, Gent',
      en: 'Chef and owner, Bistro Noord, Ghent',
      de: 'Küchenchef und Inhaber, Bistro Noord, Gent',
      fr: 'Chef et propriétaire, Bistro Noord, Gand',
    },
    {
      nl: 'Om tien voor tien ’s avonds tik ik vanuit de koelcel nog drie kisten tomaten bij. Om halfzes staan ze er.',
      en: 'At ten to ten at night I add three crates of tomatoes from inside the cold room. At half past five they are here.',
      de: 'Um zehn vor zehn abends tippe ich im Kühlraum noch drei Kisten Tomaten dazu. Um halb sechs stehen sie da.',
      fr: 'À dix heures moins dix du soir, j’ajoute trois cageots de tomates depuis la chambre froide. À cinq heures et demie, ils sont là.',
    },
  ),
  said(
    'quoteDelvaux',
    '2026-06-05',
    'Hélène Delvaux',
    {
      nl: 'Traiteur Delvaux, Namen',
      en: 'Traiteur Delvaux, Namur',
      de: 'Traiteur Delvaux, Namur',
      fr: 'Traiteur Delvaux, Namur',
    },
    {
      nl: 'Ze belden me om vijf uur om te zeggen dat de tarbot niet goed genoeg was. Ik heb mijn kaart veranderd, niet mijn leverancier.',
      en: 'They called me at five to say the turbot was not good enough. I changed the menu, not the supplier.',
      de: 'Sie riefen mich um fünf Uhr an, weil der Steinbutt nicht gut genug war. Ich habe die Karte geändert, nicht den Lieferanten.',
      fr: 'Ils m’ont appelée à cinq heures pour me dire que le turbot n’était pas à la hauteur. J’ai changé la carte, pas de fournisseur.',
    },
  ),
  said(
    'quoteAdler',
    '2026-06-04',
    'Lena Adler',
    {
      nl: 'Gasthaus Adler, Aken',
      en: 'Gasthaus Adler, Aachen',
      de: 'Gasthaus Adler, Aachen',
      fr: 'Gasthaus Adler, Aix-la-Chapelle',
    },
    {
      nl: 'Eén leveringsbon, één factuur, drie temperaturen. Mijn boekhoudster stuurt ze tegenwoordig bloemen.',
      en: 'One delivery note, one invoice, three temperatures. My accountant sends them flowers these days.',
      de: 'Ein Lieferschein, eine Rechnung, drei Temperaturen. Meine Buchhalterin schickt ihnen inzwischen Blumen.',
      fr: 'Un bon de livraison, une facture, trois températures. Ma comptable leur envoie désormais des fleurs.',
    },
  ),
  said(
    'quoteVermeulen',
    '2026-06-03',
    'Sofie Vermeulen',
    {
      nl: 'Keukenverantwoordelijke, zorgcampus De Linde, Mechelen',
      en: 'Head of kitchen, care campus De Linde, Mechelen',
      de: 'Küchenleiterin, Pflegecampus De Linde, Mechelen',
      fr: 'Responsable de cuisine, campus de soins De Linde, Malines',
    },
    {
      nl: 'Voor 240 bewoners filter ik op sporen van noten, en de lijst klopt. Dat slaapt beter.',
      en: 'For 240 residents I filter by traces of nuts, and the list is right. I sleep better.',
      de: 'Für 240 Bewohner filtere ich nach Spuren von Nüssen, und die Liste stimmt. Seitdem schlafe ich besser.',
      fr: 'Pour 240 résidents, je filtre sur les traces de fruits à coque, et la liste est juste. On dort mieux.',
    },
  ),
  said(
    'quoteHughes',
    '2026-06-02',
    'Owen Hughes',
    {
      nl: 'The Corner Counter, Brussel',
      en: 'The Corner Counter, Brussels',
      de: 'The Corner Counter, Brüssel',
      fr: 'The Corner Counter, Bruxelles',
    },
    {
      nl: 'Mijn bestelling voor vrijdag doe ik op mijn gsm, tussen twee tafels door. Vroeger was dat een vel papier en een uur bellen.',
      en: 'I place Friday’s order on my mobile, between two tables. It used to take a sheet of paper and an hour of calls.',
      de: 'Die Bestellung für Freitag mache ich am Handy, zwischen zwei Tischen. Früher waren das ein Blatt Papier und eine Stunde am Telefon.',
      fr: 'La commande du vendredi, je la passe sur mon GSM, entre deux tables. Avant, c’était une feuille de papier et une heure au téléphone.',
    },
  ),
  said(
    'quoteJanssens',
    '2026-06-01',
    'Bart Janssens',
    {
      nl: 'Bakkerij Janssens, Lier',
      en: 'Bakkerij Janssens, Lier',
      de: 'Bäckerei Janssens, Lier',
      fr: 'Boulangerie Janssens, Lierre',
    },
    {
      nl: 'Hun bakker stond om drie uur naast mijn oven tot de bodem goed was. Dat verkoopt geen catalogus.',
      en: 'Their baker stood by my oven at three in the morning until the base was right. No catalogue sells that.',
      de: 'Ihr Bäcker stand um drei Uhr früh an meinem Ofen, bis der Boden stimmte. Das verkauft kein Katalog.',
      fr: 'À trois heures du matin, leur boulanger était devant mon four, jusqu’à ce que le dessous soit parfait. Aucun catalogue ne vend cela.',
    },
  ),
]
