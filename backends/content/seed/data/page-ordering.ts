// How ordering works: one step per block, with a picture of the shop's screen.
import { prose } from './prose.ts'
import { screen } from './screens.ts'
import type { SeedBlock, SeedEntry, SeedLink, Text } from './shape.ts'
import { loginPath, rangePath, registerPath } from './shop-paths.ts'

type Step = { name: Parameters<typeof screen>[0]; title: Text; text: Text; links?: SeedLink[] }

const toBlock = ({ name, title, text, links = [] }: Step): SeedBlock => ({
  type: 'defaultColumns',
  defaultColumns: [
    { type: 'textColumn', title, text: prose(text), links },
    { type: 'imageColumn', image: screen(name) },
  ],
})

const steps: Step[] = [
  {
    name: 'search',
    title: {
      nl: '1. Typ wat u nodig hebt',
      en: '1. Type what you need',
      de: '1. Tippen Sie, was Sie brauchen',
      fr: '1. Tapez ce qu’il vous faut',
    },
    text: {
      nl: 'Typ het aantal, de verpakking en het artikel in het zoekveld en druk op Enter: het ligt in uw mandje. Zoeken op artikelnummer of EAN kan ook.',
      en: 'Type the quantity, the pack and the item in the search field and press Enter: it is in your cart. You can also search by item number or EAN.',
      de: 'Tippen Sie Menge, Gebinde und Artikel in das Suchfeld und drücken Sie Enter: Schon liegt er im Korb. Sie können auch nach Artikelnummer oder EAN suchen.',
      fr: 'Tapez la quantité, le conditionnement et l’article dans la recherche, puis Entrée : il est au panier. Vous pouvez aussi chercher par numéro d’article ou EAN.',
    },
  },
  {
    name: 'allergens',
    title: {
      nl: '2. Filter op allergenen',
      en: '2. Filter by allergens',
      de: '2. Filtern Sie nach Allergenen',
      fr: '2. Filtrez par allergènes',
    },
    text: {
      nl: 'Kies per allergeen bevat, sporen of vrij. Vrij toont alleen wat de producent zo verklaart.',
      en: 'Choose contains, traces or free for each allergen. Free shows only what the producer declares as such.',
      de: 'Wählen Sie je Allergen enthält, Spuren oder frei. Frei zeigt nur, was der Hersteller so erklärt.',
      fr: 'Choisissez contient, traces ou sans pour chaque allergène. « Sans » ne montre que ce que le producteur déclare ainsi.',
    },
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
  {
    name: 'order-pad',
    title: {
      nl: '3. Plak een hele lijst',
      en: '3. Paste a whole list',
      de: '3. Fügen Sie eine ganze Liste ein',
      fr: '3. Collez toute une liste',
    },
    text: {
      nl: 'Zet in het bestelblok één artikel per regel, of plak een lijst uit Excel of uw kassasysteem. U ziet meteen de prijs, de voorraad en wat niet klopt.',
      en: 'Put one item a line in the order pad, or paste a list from Excel or your ordering system. You see the price, the stock and what is wrong straight away.',
      de: 'Schreiben Sie im Bestellblock einen Artikel pro Zeile, oder fügen Sie eine Liste aus Excel oder Ihrem Warenwirtschaftssystem ein. Preis, Bestand und Fehler sehen Sie sofort.',
      fr: 'Dans le bloc de commande, écrivez un article par ligne, ou collez une liste d’Excel ou de votre logiciel. Prix, stock et erreurs s’affichent aussitôt.',
    },
  },
  {
    name: 'proposal',
    title: {
      nl: '4. Bestel opnieuw wat u altijd neemt',
      en: '4. Reorder what you always take',
      de: '4. Bestellen Sie nach, was Sie immer nehmen',
      fr: '4. Reprenez ce que vous prenez toujours',
    },
    text: {
      nl: 'Na enkele leveringen vindt u een voorstel voor de volgende leverdag op de startpagina. Pas de aantallen aan en leg alles met één klik in uw mandje.',
      en: 'After a few deliveries you find a proposal for the next delivery day on the home page. Change the quantities and add everything to your cart with one click.',
      de: 'Nach einigen Lieferungen finden Sie auf der Startseite einen Vorschlag für den nächsten Liefertag. Passen Sie die Mengen an und legen Sie alles mit einem Klick in den Korb.',
      fr: 'Après quelques livraisons, la page d’accueil vous propose une commande pour le prochain jour de livraison. Ajustez les quantités et mettez tout au panier en un clic.',
    },
  },
  {
    name: 'cart',
    title: {
      nl: '5. Bestel vóór 22 uur',
      en: '5. Order before 10 pm',
      de: '5. Bestellen Sie bis 22 Uhr',
      fr: '5. Commandez avant 22 h',
    },
    text: {
      nl: 'Uw mandje toont hoelang u nog kunt bestellen en wanneer we leveren. Kies het leveradres en de leverwijze en plaats de bestelling: u ziet meteen uw bestelnummer.',
      en: 'Your cart shows how long you can still order and when we deliver. Choose the delivery address and method and place the order: you see your order number straight away.',
      de: 'Ihr Korb zeigt, wie lange Sie noch bestellen können und wann wir liefern. Wählen Sie Lieferadresse und Lieferart und geben Sie die Bestellung auf: Ihre Bestellnummer sehen Sie sofort.',
      fr: 'Votre panier indique le temps qu’il vous reste et le moment de la livraison. Choisissez l’adresse et le mode de livraison, puis passez commande : le numéro s’affiche aussitôt.',
    },
    links: [{ entry: 'delivery' }],
  },
]

export const ordering: SeedEntry = {
  key: 'ordering',
  section: 'pages',
  date: '2024-03-05T08:00:00Z',
  title: { nl: 'Zo werkt bestellen', en: 'How ordering works', de: 'So bestellen Sie', fr: 'Comment commander' },
  uri: { nl: 'zo-werkt-bestellen', en: 'how-ordering-works', de: 'so-bestellen-sie', fr: 'comment-commander' },
  seo: {
    description: {
      nl: 'Toegang aanvragen, uw mandje vullen, vóór 22 uur bestellen: zo werkt het bij Proviant.',
      en: 'Request access, fill your cart, order before 10 pm: this is how you order from Proviant.',
      de: 'Zugang beantragen, Korb füllen, bis 22 Uhr bestellen: So bestellen Sie bei Proviant.',
      fr: 'Demander un accès, remplir le panier, commander avant 22 h : voilà comment commander chez Proviant.',
    },
    image: 'dairy',
  },
  blocks: [
    ...steps.map(toBlock),
    {
      type: 'textColumns',
      backgroundColor: 'light',
      textColumns: [
        {
          title: { nl: 'Uw prijzen', en: 'Your prices', de: 'Ihre Preise', fr: 'Vos prix' },
          text: prose({
            nl: 'Prijzen ziet u zodra u ingelogd bent: zoals afgesproken met uw vertegenwoordiger, exclusief btw, per verpakking. Het totaal met btw staat in het mandje.',
            en: 'You see prices once you are logged in: what you agreed with your account manager, excluding VAT, per pack. The total including VAT is in the cart.',
            de: 'Preise sehen Sie, sobald Sie angemeldet sind: wie mit unserem Außendienst vereinbart, ohne MwSt., je Gebinde. Die Summe mit MwSt. steht im Korb.',
            fr: 'Vous voyez les prix une fois connecté : ceux convenus avec votre délégué, hors TVA, par conditionnement. Le total TVA comprise figure dans le panier.',
          }),
          links: [{ url: loginPath, text: { nl: 'Inloggen', en: 'Log in', de: 'Anmelden', fr: 'Se connecter' } }],
        },
        {
          title: { nl: 'Uw collega’s', en: 'Your colleagues', de: 'Ihre Kollegen', fr: 'Vos collègues' },
          text: prose({
            nl: 'Elke collega heeft een eigen login en een eigen mandje. Vraag extra logins aan via de bestellijn; voor iedereen gelden de prijzen van uw bedrijf.',
            en: 'Every colleague has a login and a cart of their own. Ask the order line for more logins; they share your company’s prices.',
            de: 'Alle im Team haben einen eigenen Zugang und einen eigenen Korb. Weitere Zugänge erhalten Sie am Bestelltelefon; es gelten die Preise Ihres Unternehmens.',
            fr: 'Chaque collègue a son accès et son panier. Demandez d’autres accès à la ligne commandes ; ils partagent les prix de votre entreprise.',
          }),
        },
        {
          title: { nl: 'Uw bestellingen', en: 'Your orders', de: 'Ihre Bestellungen', fr: 'Vos commandes' },
          text: prose({
            nl: 'Wat u besteld hebt, staat met datum, status en bedrag in uw account. Zo weet u in één oogopslag wat u vorige week nam.',
            en: 'What you have ordered is in your account, with its date, status and amount. You see at a glance what you took last week.',
            de: 'Was Sie bestellt haben, steht mit Datum, Status und Betrag in Ihrem Konto. So sehen Sie auf einen Blick, was Sie letzte Woche genommen haben.',
            fr: 'Ce que vous avez commandé figure dans votre compte, avec la date, le statut et le montant. Vous voyez d’un coup d’œil ce que vous aviez pris la semaine dernière.',
          }),
        },
      ],
    },
    {
      type: 'cta',
      backgroundColor: 'accent',
      title: {
        nl: 'Nog geen toegang?',
        en: 'No access yet?',
        de: 'Noch keinen Zugang?',
        fr: 'Pas encore d’accès ?',
      },
      text: prose({
        nl: 'We vragen uw btw-nummer, een adres en een contactpersoon. Op werkdagen kijken we uw aanvraag binnen enkele uren na.',
        en: 'We ask for your VAT number, an address and a contact person. On working days we review your request within a few hours.',
        de: 'Wir brauchen Ihre USt-IdNr., eine Adresse und eine Kontaktperson. An Werktagen prüfen wir Ihren Antrag binnen weniger Stunden.',
        fr: 'Il nous faut votre numéro de TVA, une adresse et une personne de contact. Les jours ouvrables, nous examinons votre demande en quelques heures.',
      }),
      links: [
        {
          url: registerPath,
          text: {
            nl: 'Toegang aanvragen',
            en: 'Request access',
            de: 'Zugang beantragen',
            fr: 'Demander un accès',
          },
        },
      ],
    },
  ],
}
