// Pictures of the shop's own screens, one per language; scripts/screen-pictures.ts takes them.
import { type Locale, locales } from '../../../graphql/locales.ts'
import { pictureWidths } from '../../../graphql/picture-widths.ts'
import type { SeedAsset, Text } from './shape.ts'

const texts = {
  search: {
    title: {
      nl: 'Bestellen vanuit het zoekveld',
      en: 'Ordering from the search field',
      de: 'Bestellen im Suchfeld',
      fr: 'Commander depuis la recherche',
    },
    alt: {
      nl: 'Zoekvenster met de invoer “3 dozen gouda”: twee kazen met prijs, voorraad en het aantal 3 al ingevuld',
      en: 'Search window with “3 cases gouda” typed in: two cheeses with price, stock and the quantity 3 filled in',
      de: 'Suchfenster mit der Eingabe „3 Karton Gouda“: zwei Käse mit Preis, Bestand und der Menge 3',
      fr: 'Fenêtre de recherche avec « 3 cartons gouda » : deux fromages, leur prix, leur stock et la quantité 3 déjà remplie',
    },
  },
  allergens: {
    title: {
      nl: 'Filteren op allergenen',
      en: 'Filtering by allergens',
      de: 'Nach Allergenen filtern',
      fr: 'Filtrer par allergènes',
    },
    alt: {
      nl: 'Filter met een rij per allergeen en drie knoppen: bevat, sporen en vrij. Bij gluten staat vrij aan',
      en: 'Filter with a row per allergen and three buttons: contains, traces and free. Free is on for gluten',
      de: 'Filter mit einer Zeile je Allergen und drei Tasten: enthält, Spuren und frei. Bei Gluten ist frei gewählt',
      fr: 'Filtre avec une ligne par allergène et trois boutons : contient, traces et sans. « Sans » est choisi pour le gluten',
    },
  },
  'order-pad': {
    title: { nl: 'Het bestelblok', en: 'The order pad', de: 'Der Bestellblock', fr: 'Le bloc de commande' },
    alt: {
      nl: 'Bestelblok met drie regels artikelnummers en aantallen, de knop die ze in het mandje legt, en het eerste gevonden artikel',
      en: 'Order pad with three lines of item numbers and quantities, the button that puts them in the cart, and the first item found',
      de: 'Bestellblock mit drei Zeilen aus Artikelnummer und Menge, der Taste, die sie in den Korb legt, und dem ersten gefundenen Artikel',
      fr: 'Bloc de commande avec trois lignes de références et de quantités, le bouton qui les met au panier et le premier article trouvé',
    },
  },
  proposal: {
    title: {
      nl: 'Voorstel voor de volgende levering',
      en: 'Proposal for the next delivery',
      de: 'Vorschlag für die nächste Lieferung',
      fr: 'Proposition pour la prochaine livraison',
    },
    alt: {
      nl: 'Voorstel voor maandag met een knop die alle artikelen in het mandje legt, en per artikel prijs en aantal',
      en: 'Proposal for Monday with a button that adds all items to the cart, and the price and quantity of each item',
      de: 'Vorschlag für Montag mit einer Taste, die alle Artikel in den Korb legt, dazu Preis und Menge je Artikel',
      fr: 'Proposition pour lundi avec un bouton qui met tous les articles au panier, le prix et la quantité de chacun',
    },
  },
  cart: {
    title: {
      nl: 'Het mandje met het leveringsmoment',
      en: 'The cart with the delivery day',
      de: 'Der Korb mit dem Liefertag',
      fr: 'Le panier avec le jour de livraison',
    },
    alt: {
      nl: 'Mandje met bovenaan hoelang u nog kunt bestellen en wanneer we leveren, en daaronder de artikelen',
      en: 'Cart that says how long you can still order and when we deliver, with the items below',
      de: 'Korb mit der Angabe, wie lange Sie noch bestellen können und wann wir liefern, darunter die Artikel',
      fr: 'Panier qui indique le temps restant pour commander et le moment de la livraison, puis les articles',
    },
  },
} as const satisfies Record<string, { title: Text; alt: Text }>

type ScreenName = keyof typeof texts
type ScreenKey = `${ScreenName}-${Locale}`

const names = Object.keys(texts) as ScreenName[]

const toAsset = (name: ScreenName, locale: Locale): SeedAsset => ({
  id: 530 + names.indexOf(name) * locales.length + locales.indexOf(locale),
  volume: 'images',
  path: `/media/screens/${name}-${locale}.webp`,
  kind: 'image',
  extension: 'webp',
  mimeType: 'image/webp',
  width: 1120,
  height: 700,
  size: null,
  widths: pictureWidths,
  embed: null,
  ...texts[name],
})

export const screens = Object.fromEntries(
  names.flatMap((name) => locales.map((locale) => [`${name}-${locale}`, toAsset(name, locale)])),
) as Record<ScreenKey, SeedAsset>

/** The picture of a screen in the language of the page. */
export const screen = (name: ScreenName) =>
  Object.fromEntries(locales.map((locale) => [locale, `${name}-${locale}`])) as Record<Locale, ScreenKey>
