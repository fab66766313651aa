import type { AssetKey } from './assets.ts'
import type { EntryKey } from './ids.ts'
import { prose } from './prose.ts'
import type { SeedEntry, Text } from './shape.ts'

type Job = {
  key: EntryKey
  date: string
  title: Text
  slug: Text
  place: Text
  hours: Text
  /** One sentence. */
  lead: Text
  tasks: Text
  profile: Text
  image: AssetKey
}

const permanent: Text = {
  nl: 'Voltijds, onbepaalde duur',
  en: 'Full-time, permanent',
  de: 'Vollzeit, unbefristet',
  fr: 'Temps plein, durée indéterminée',
}

const antwerp: Text = {
  nl: 'Antwerpen, Havenkaai',
  en: 'Antwerp, Havenkaai',
  de: 'Antwerpen, Havenkaai',
  fr: 'Anvers, Havenkaai',
}

const folders: Text = { nl: 'vacatures', en: 'jobs', de: 'jobs', fr: 'emplois' }

const toEntry = ({ key, date, title, slug, place, hours, lead, tasks, profile, image }: Job): SeedEntry => ({
  key,
  section: 'jobsPages',
  date: `${date}T07:00:00Z`,
  title,
  uri: {
    nl: `${folders.nl}/${slug.nl}`,
    en: `${folders.en}/${slug.en}`,
    de: `${folders.de}/${slug.de}`,
    fr: `${folders.fr}/${slug.fr}`,
  },
  seo: { description: lead, image },
  fields: { place, hours, contract: permanent },
  blocks: [
    { type: 'textColumns', spacingTop: 'none', textColumns: [{ text: prose(lead) }] },
    {
      type: 'textColumns',
      backgroundColor: 'white',
      textColumns: [
        {
          title: { nl: 'Wat u doet', en: 'What you do', de: 'Was Sie tun', fr: 'Ce que vous faites' },
          text: prose(tasks),
        },
        {
          title: { nl: 'Wie u bent', en: 'Who you are', de: 'Wer Sie sind', fr: 'Qui vous êtes' },
          text: prose(profile),
        },
        {
          title: { nl: 'Wat u krijgt', en: 'What you get', de: 'Was Sie bekommen', fr: 'Ce que vous recevez' },
          text: prose({
            nl: `- Contract van onbepaalde duur
- Maaltijdcheques, hospitalisatieverzekering en fietsleasing
- Een warme maaltijd per dienst
- 26 vakantiedagen`,
            en: `- A permanent contract
- Meal vouchers, hospitalisation insurance and a bike lease
- A hot meal each shift
- 26 days of leave`,
            de: `- Unbefristeter Vertrag
- Essensgutscheine, Krankenhauszusatzversicherung und Fahrradleasing
- Eine warme Mahlzeit pro Schicht
- 26 Urlaubstage`,
            fr: `- Un contrat à durée indéterminée
- Chèques-repas, assurance hospitalisation et leasing vélo
- Un repas chaud par service
- 26 jours de congé`,
          }),
        },
      ],
    },
    {
      type: 'ctaForm',
      backgroundColor: 'light',
      title: { nl: 'Solliciteren', en: 'Apply', de: 'Bewerben', fr: 'Postuler' },
      text: prose({
        nl: 'Bel of mail ons, we maken graag kennis. Een motivatiebrief mag, maar hoeft niet.',
        en: 'Call or e-mail us, we look forward to meeting you. A cover letter is welcome but not required.',
        de: 'Rufen Sie uns an oder schreiben Sie uns, wir freuen uns auf Sie. Ein Anschreiben ist willkommen, aber nicht nötig.',
        fr: 'Appelez-nous ou écrivez-nous, nous ferons volontiers connaissance. Une lettre de motivation est bienvenue, mais pas obligatoire.',
      }),
      form: 'jobApplication',
    },
  ],
})

const list: Job[] = [
  {
    key: 'driver',
    date: '2026-11-16',
    title: {
      nl: 'Chauffeur koelwagen C (m/v/x)',
      en: 'Refrigerated truck driver (C licence)',
      de: 'Kühlwagenfahrer (m/w/d), Klasse C',
      fr: 'Chauffeur de camion frigorifique, permis C (h/f/x)',
    },
    slug: {
      nl: 'chauffeur-koelwagen',
      en: 'refrigerated-truck-driver',
      de: 'kuehlwagenfahrer',
      fr: 'chauffeur-camion-frigorifique',
    },
    image: 'meat',
    place: antwerp,
    hours: { nl: '4 tot 13 uur', en: '4 am to 1 pm', de: '4 bis 13 Uhr', fr: '4 h à 13 h' },
    lead: {
      nl: 'U rijdt een vaste ronde van veertien keukens en bent om één uur thuis.',
      en: 'You drive a regular round of fourteen kitchens and are home by one.',
      de: 'Sie fahren eine feste Runde von vierzehn Küchen und sind um eins zu Hause.',
      fr: 'Vous faites une tournée fixe de quatorze cuisines et vous êtes chez vous à treize heures.',
    },
    tasks: {
      nl: `- Om 4 uur vertrekken met een wagen die al geladen is
- Leveren tot in de koelcel, zo nodig met de sleutel
- Temperatuur en aantallen nakijken met de klant`,
      en: `- Leave at 4 am with a truck that is already loaded
- Deliver right into the cold room, with a key if need be
- Check temperature and quantities with the customer`,
      de: `- Um 4 Uhr mit einem bereits beladenen Wagen losfahren
- Bis in den Kühlraum liefern, auch mit Schlüssel
- Temperatur und Mengen mit dem Kunden prüfen`,
      fr: `- Partir à 4 h avec un camion déjà chargé
- Livrer jusque dans la chambre froide, au besoin avec la clé
- Vérifier température et quantités avec le client`,
    },
    profile: {
      nl: `- Rijbewijs C met vakbekwaamheid, of bereid om het bij ons te halen
- U spreekt Nederlands of Frans
- Een goed humeur vóór zonsopgang`,
      en: `- A C licence with certificate of competence, or willing to earn it with us
- You speak Dutch or French
- A good mood before sunrise`,
      de: `- Führerschein Klasse C mit Berufskraftfahrer-Qualifikation, oder bereit, ihn bei uns zu machen
- Sie sprechen Niederländisch oder Französisch
- Gute Laune vor Sonnenaufgang`,
      fr: `- Permis C avec aptitude professionnelle, ou prêt à le passer chez nous
- Vous parlez néerlandais ou français
- De bonne humeur avant le lever du soleil`,
    },
  },
  {
    key: 'buyerFish',
    date: '2026-11-09',
    title: { nl: 'Inkoper vis (m/v/x)', en: 'Fish buyer', de: 'Einkäufer Fisch (m/w/d)', fr: 'Acheteur marée (h/f/x)' },
    slug: { nl: 'inkoper-vis', en: 'fish-buyer', de: 'einkaeufer-fisch', fr: 'acheteur-maree' },
    image: 'fish',
    place: {
      nl: 'Zeebrugge en Boulogne',
      en: 'Zeebrugge and Boulogne',
      de: 'Zeebrugge und Boulogne',
      fr: 'Zeebruges et Boulogne',
    },
    hours: { nl: '22 tot 6 uur', en: '10 pm to 6 am', de: '22 bis 6 Uhr', fr: '22 h à 6 h' },
    lead: {
      nl: 'U koopt elke nacht in Zeebrugge en Boulogne wat onze klanten ’s ochtends in huis krijgen.',
      en: 'Every night in Zeebrugge and Boulogne you buy what our customers receive in the morning.',
      de: 'Sie kaufen jede Nacht in Zeebrugge und Boulogne, was unsere Kunden am Morgen bekommen.',
      fr: 'Chaque nuit, vous achetez à Zeebruges et à Boulogne ce que nos clients reçoivent le matin.',
    },
    tasks: {
      nl: `- Bieden op de veiling, ter plaatse en op afstand
- Kwaliteit keuren en weigeren wat niet goed genoeg is
- De dagprijs bepalen en de bestellijn op de hoogte houden`,
      en: `- Bid at the auction, on site and remotely
- Judge quality and refuse what is not good enough
- Set the day’s price and keep the order line informed`,
      de: `- Auf der Auktion bieten, vor Ort und aus der Ferne
- Qualität prüfen und ablehnen, was nicht gut genug ist
- Den Tagespreis festlegen und das Bestelltelefon auf dem Laufenden halten`,
      fr: `- Enchérir à la criée, sur place et à distance
- Juger la qualité et refuser ce qui n’est pas à la hauteur
- Fixer le prix du jour et informer la ligne commandes`,
    },
    profile: {
      nl: `- Vijf jaar ervaring met verse vis, aan welke kant van de toonbank ook
- Vlot in Nederlands en Frans
- U zegt even gemakkelijk nee als ja`,
      en: `- Five years with fresh fish, on either side of the counter
- Fluent in Dutch and French
- You say no as easily as yes`,
      de: `- Fünf Jahre Erfahrung mit Frischfisch, gleich auf welcher Seite der Theke
- Fließend Niederländisch und Französisch
- Sie sagen so leicht Nein wie Ja`,
      fr: `- Cinq ans d’expérience du poisson frais, d’un côté ou de l’autre du comptoir
- À l’aise en néerlandais et en français
- Vous dites non aussi facilement que oui`,
    },
  },
  {
    key: 'orderLine',
    date: '2026-10-26',
    title: {
      nl: 'Medewerker bestellijn (m/v/x), Frans en Duits',
      en: 'Order line assistant (French and German)',
      de: 'Mitarbeiter Bestelltelefon (m/w/d), Deutsch und Französisch',
      fr: 'Collaborateur ligne commandes (h/f/x), français et allemand',
    },
    slug: {
      nl: 'medewerker-bestellijn',
      en: 'order-line-assistant',
      de: 'mitarbeiter-bestelltelefon',
      fr: 'collaborateur-ligne-commandes',
    },
    image: 'drinks',
    place: antwerp,
    hours: { nl: '5 tot 13 uur', en: '5 am to 1 pm', de: '5 bis 13 Uhr', fr: '5 h à 13 h' },
    lead: {
      nl: 'U bent de stem die om vijf uur ’s ochtends opneemt, en die weet wat er op de kaai staat.',
      en: 'You are the voice that answers at five in the morning and knows what is on the dock.',
      de: 'Sie sind die Stimme, die um fünf Uhr früh abnimmt und weiß, was am Kai steht.',
      fr: 'Vous êtes la voix qui décroche à cinq heures du matin et sait ce qu’il y a sur le quai.',
    },
    tasks: {
      nl: `- Bestellingen en wijzigingen aannemen tot de wagens vertrekken
- Een vervanging voorstellen vóór de klant ernaar vraagt
- Klachten dezelfde dag afronden`,
      en: `- Take orders and changes until the trucks leave
- Suggest a replacement before the customer asks
- Close complaints the same day`,
      de: `- Bestellungen und Änderungen annehmen, bis die Wagen fahren
- Ersatz vorschlagen, bevor der Kunde fragt
- Reklamationen am selben Tag abschließen`,
      fr: `- Prendre commandes et changements jusqu’au départ des camions
- Proposer un remplacement avant que le client ne le demande
- Régler les réclamations le jour même`,
    },
    profile: {
      nl: `- U spreekt vlot Frans en Duits en kunt zich redden in het Nederlands
- U kent het verschil tussen een tarbot en een griet, of leert het graag
- Rustig, ook als drie lijnen knipperen`,
      en: `- Fluent French and German, and you get by in Dutch
- You know turbot from brill, or are keen to learn
- Calm, even when three lines are blinking`,
      de: `- Fließend Deutsch und Französisch, mit Grundkenntnissen in Niederländisch
- Sie kennen den Unterschied zwischen Steinbutt und Glattbutt oder lernen ihn gern
- Ruhig, auch wenn drei Leitungen blinken`,
      fr: `- À l’aise en français et en allemand, et vous vous débrouillez en néerlandais
- Vous distinguez un turbot d’une barbue, ou l’apprenez volontiers
- Calme, même quand trois lignes clignotent`,
    },
  },
  {
    key: 'picker',
    date: '2026-10-12',
    title: {
      nl: 'Orderpicker vers en diepvries (m/v/x)',
      en: 'Order picker, fresh and frozen',
      de: 'Kommissionierer Frische und Tiefkühl (m/w/d)',
      fr: 'Préparateur de commandes frais et surgelé (h/f/x)',
    },
    slug: {
      nl: 'orderpicker-vers-en-diepvries',
      en: 'order-picker-fresh-and-frozen',
      de: 'kommissionierer-frische-und-tiefkuehl',
      fr: 'preparateur-frais-et-surgele',
    },
    image: 'frozen',
    place: antwerp,
    hours: { nl: '20 tot 4 uur', en: '8 pm to 4 am', de: '20 bis 4 Uhr', fr: '20 h à 4 h' },
    lead: {
      nl: 'U stelt ’s avonds de bestellingen samen die om vier uur de deur uitgaan.',
      en: 'In the evening you put together the orders that leave at four.',
      de: 'Sie stellen abends die Bestellungen zusammen, die um vier das Haus verlassen.',
      fr: 'Le soir, vous préparez les commandes qui partent à quatre heures.',
    },
    tasks: {
      nl: `- Orders verzamelen met de scanner, per klant en per temperatuur
- Controleren op datum, kleur en geur
- Kratten en rolcontainers klaarzetten in de volgorde van de ronde`,
      en: `- Pick with a scanner, by customer and temperature
- Check date, colour and smell
- Set out crates and roll containers in the order of the round`,
      de: `- Mit dem Scanner kommissionieren, nach Kunde und Temperatur
- Datum, Farbe und Geruch prüfen
- Kisten und Rollcontainer in der Reihenfolge der Tour bereitstellen`,
      fr: `- Préparer au scanner, par client et par température
- Contrôler la date, la couleur et l’odeur
- Disposer bacs et rolls dans l’ordre de la tournée`,
    },
    profile: {
      nl: `- U werkt graag van 18 tot 2 uur
- Ervaring is niet nodig, oog voor detail wel
- De kou deert u niet; warme kledij krijgt u van ons`,
      en: `- You like working from 6 pm to 2 am
- No experience needed, but an eye for detail
- The cold does not bother you; we supply warm clothing`,
      de: `- Sie arbeiten gern von 18 bis 2 Uhr
- Erfahrung ist nicht nötig, ein Auge fürs Detail schon
- Kälte stört Sie nicht; warme Kleidung stellen wir`,
      fr: `- Vous aimez travailler de 18 h à 2 h
- Pas d’expérience requise, mais le souci du détail
- Le froid ne vous gêne pas ; nous fournissons les vêtements chauds`,
    },
  },
  {
    key: 'salesGerman',
    date: '2026-09-28',
    title: {
      nl: 'Vertegenwoordiger Rijn en Ruhr (m/v/x)',
      en: 'Account manager, Rhine and Ruhr',
      de: 'Außendienst Rhein und Ruhr (m/w/d)',
      fr: 'Délégué commercial Rhin et Ruhr (h/f/x)',
    },
    slug: {
      nl: 'vertegenwoordiger-rijn-en-ruhr',
      en: 'account-manager-rhine-and-ruhr',
      de: 'aussendienst-rhein-und-ruhr',
      fr: 'delegue-commercial-rhin-et-ruhr',
    },
    image: 'dry',
    place: { nl: 'Aken en Keulen', en: 'Aachen and Cologne', de: 'Aachen und Köln', fr: 'Aix-la-Chapelle et Cologne' },
    hours: { nl: '9 tot 17 uur', en: '9 am to 5 pm', de: '9 bis 17 Uhr', fr: '9 h à 17 h' },
    lead: {
      nl: 'U bouwt ons klantenbestand uit tussen Aken, Keulen en Dortmund.',
      en: 'You build up our customer base between Aachen, Cologne and Dortmund.',
      de: 'Sie bauen unseren Kundenstamm zwischen Aachen, Köln und Dortmund aus.',
      fr: 'Vous développez notre clientèle entre Aix-la-Chapelle, Cologne et Dortmund.',
    },
    tasks: {
      nl: `- Keukens bezoeken, proeven en luisteren
- Prijsafspraken maken en ze ook houden
- Nieuwe klanten begeleiden bij hun eerste bestellingen`,
      en: `- Visit kitchens, taste and listen
- Agree prices, and keep to them
- Guide new customers through their first orders`,
      de: `- Küchen besuchen, probieren und zuhören
- Preise vereinbaren und sie auch halten
- Neue Kunden bei den ersten Bestellungen begleiten`,
      fr: `- Visiter des cuisines, goûter et écouter
- Convenir de prix, et s’y tenir
- Accompagner les nouveaux clients dans leurs premières commandes`,
    },
    profile: {
      nl: `- Duits als moedertaal, vlot Nederlands of Engels
- U komt uit een keuken of uit de groothandel
- Rijbewijs B`,
      en: `- German is your first language, and you speak Dutch or English well
- You come from a kitchen or from wholesale
- Driving licence B`,
      de: `- Deutsch als Muttersprache, gutes Niederländisch oder Englisch
- Sie kommen aus einer Küche oder aus dem Großhandel
- Führerschein Klasse B`,
      fr: `- Allemand langue maternelle, bon néerlandais ou anglais
- Vous venez d’une cuisine ou du commerce de gros
- Permis B`,
    },
  },
  {
    key: 'culinary',
    date: '2026-09-14',
    title: {
      nl: 'Culinair adviseur (m/v/x)',
      en: 'Culinary adviser',
      de: 'Kulinarischer Fachberater (m/w/d)',
      fr: 'Conseiller culinaire (h/f/x)',
    },
    slug: {
      nl: 'culinair-adviseur',
      en: 'culinary-adviser',
      de: 'kulinarischer-fachberater',
      fr: 'conseiller-culinaire',
    },
    image: 'produce',
    place: antwerp,
    hours: { nl: '9 tot 17 uur', en: '9 am to 5 pm', de: '9 bis 17 Uhr', fr: '9 h à 17 h' },
    lead: {
      nl: 'U rekent menu’s door, portie per portie, aan de keukentafel van de klant.',
      en: 'You cost menus, portion by portion, at the customer’s kitchen table.',
      de: 'Sie kalkulieren Menüs, Portion für Portion, am Küchentisch des Kunden.',
      fr: 'Vous chiffrez des menus, portion par portion, à la table de cuisine du client.',
    },
    tasks: {
      nl: `- Recepten en kostprijzen uitwerken met de klant
- Allergenen en vervangingen nakijken
- Nieuwe producten testen in onze proefkeuken`,
      en: `- Work out recipes and cost prices with the customer
- Check allergens and replacements
- Test new products in our trial kitchen`,
      de: `- Rezepte und Wareneinsatz mit dem Kunden ausarbeiten
- Allergene und Ersatzprodukte prüfen
- Neue Produkte in unserer Testküche ausprobieren`,
      fr: `- Élaborer recettes et prix de revient avec le client
- Vérifier allergènes et remplacements
- Tester de nouveaux produits dans notre cuisine d’essai`,
    },
    profile: {
      nl: `- Tien jaar in een professionele keuken
- U rekent even graag als u kookt
- Nederlands en Frans`,
      en: `- Ten years in a professional kitchen
- You like figures as much as cooking
- Dutch and French`,
      de: `- Zehn Jahre in einer Profiküche
- Sie rechnen so gern, wie Sie kochen
- Niederländisch und Französisch`,
      fr: `- Dix ans en cuisine professionnelle
- Vous aimez calculer autant que cuisiner
- Néerlandais et français`,
    },
  },
]

export const jobs: SeedEntry[] = list.map(toEntry)
