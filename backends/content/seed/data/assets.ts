// The pictures of the demo content: the editorial scenes that the build draws, and one film on another site.
import type { StoredEmbed } from '../../stored.ts'
import type { Text } from '../shape.ts'

export type SeedAsset = {
  id: number
  volume: 'images' | 'videos'
  path: string
  kind: string
  extension: string
  mimeType: string
  width: number | null
  height: number | null
  /** Bytes of the original. */
  size: number | null
  widths: number[]
  embed: StoredEmbed | null
  title: Text
  alt: Text
}

/** Originals as wide as the widest place asks for. */
const widths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560]

const scene = (id: number, name: string, size: number, title: Text, alt: Text): SeedAsset => ({
  id,
  volume: 'images',
  path: `/media/scenes/${name}.webp`,
  kind: 'image',
  extension: 'webp',
  mimeType: 'image/webp',
  width: 2560,
  height: 1600,
  size,
  widths,
  embed: null,
  title,
  alt,
})

export const assets = {
  produce: scene(
    501,
    'produce',
    127034,
    {
      nl: 'Kisten met groenten en fruit',
      en: 'Crates of fruit and vegetables',
      de: 'Kisten mit Obst und Gemüse',
      fr: 'Cageots de fruits et légumes',
    },
    {
      nl: 'Kisten met aardbeien, citroenen en sla op de toonbank',
      en: 'Crates of strawberries, lemons and lettuce on the counter',
      de: 'Kisten mit Erdbeeren, Zitronen und Salat auf der Theke',
      fr: 'Cageots de fraises, de citrons et de salades sur le comptoir',
    },
  ),
  dairy: scene(
    502,
    'dairy',
    73546,
    {
      nl: 'Melk, eieren en boter',
      en: 'Milk, eggs and butter',
      de: 'Milch, Eier und Butter',
      fr: 'Lait, œufs et beurre',
    },
    {
      nl: 'Een pak melk, een kist eieren en een doos boter op de toonbank',
      en: 'A carton of milk, a crate of eggs and a box of butter on the counter',
      de: 'Eine Packung Milch, eine Kiste Eier und ein Karton Butter auf der Theke',
      fr: 'Une brique de lait, un cageot d’œufs et un carton de beurre sur le comptoir',
    },
  ),
  meat: scene(
    503,
    'meat',
    72250,
    {
      nl: 'Kip en rundsteak',
      en: 'Chicken and beef steak',
      de: 'Hähnchen und Rindersteak',
      fr: 'Poulet et steak de bœuf',
    },
    {
      nl: 'Schalen met kip en rundsteak op de toonbank',
      en: 'Trays of chicken and beef steak on the counter',
      de: 'Schalen mit Hähnchen und Rindersteak auf der Theke',
      fr: 'Barquettes de poulet et de steak de bœuf sur le comptoir',
    },
  ),
  fish: scene(
    504,
    'fish',
    140750,
    { nl: 'Oesters en kreeft', en: 'Oysters and lobster', de: 'Austern und Hummer', fr: 'Huîtres et homard' },
    {
      nl: 'Kisten met oesters en kreeften op de toonbank',
      en: 'Crates of oysters and lobsters on the counter',
      de: 'Kisten mit Austern und Hummern auf der Theke',
      fr: 'Caisses d’huîtres et de homards sur le comptoir',
    },
  ),
  bakery: scene(
    505,
    'bakery',
    91114,
    { nl: 'Bloem en stokbrood', en: 'Flour and baguettes', de: 'Mehl und Baguettes', fr: 'Farine et baguettes' },
    {
      nl: 'Een zak tarwebloem naast een kist stokbrood op de toonbank',
      en: 'A sack of wheat flour beside a crate of baguettes on the counter',
      de: 'Ein Sack Weizenmehl neben einer Kiste Baguettes auf der Theke',
      fr: 'Un sac de farine de blé à côté d’un cageot de baguettes sur le comptoir',
    },
  ),
  dry: scene(
    506,
    'dry',
    64796,
    { nl: 'Rijst en pasta', en: 'Rice and pasta', de: 'Reis und Pasta', fr: 'Riz et pâtes' },
    {
      nl: 'Een zak risottorijst en een pak penne op de toonbank',
      en: 'A sack of risotto rice and a bag of penne on the counter',
      de: 'Ein Sack Risottoreis und eine Packung Penne auf der Theke',
      fr: 'Un sac de riz à risotto et un paquet de penne sur le comptoir',
    },
  ),
  pantry: scene(
    507,
    'pantry',
    84678,
    {
      nl: 'Mosterd, kikkererwten en olijven',
      en: 'Mustard, chickpeas and olives',
      de: 'Senf, Kichererbsen und Oliven',
      fr: 'Moutarde, pois chiches et olives',
    },
    {
      nl: 'Een pot mosterd, een blik kikkererwten en een pot olijven op de toonbank',
      en: 'A tub of mustard, a tin of chickpeas and a jar of olives on the counter',
      de: 'Ein Eimer Senf, eine Dose Kichererbsen und ein Glas Oliven auf der Theke',
      fr: 'Un seau de moutarde, une boîte de pois chiches et un bocal d’olives sur le comptoir',
    },
  ),
  frozen: scene(
    508,
    'frozen',
    172896,
    {
      nl: 'Erwten, frieten en garnalen',
      en: 'Peas, fries and prawns',
      de: 'Erbsen, Pommes frites und Garnelen',
      fr: 'Petits pois, frites et crevettes',
    },
    {
      nl: 'Zakken diepgevroren erwten, frieten en garnalen op de toonbank',
      en: 'Bags of frozen peas, fries and prawns on the counter',
      de: 'Beutel mit tiefgekühlten Erbsen, Pommes frites und Garnelen auf der Theke',
      fr: 'Sachets de petits pois, de frites et de crevettes surgelés sur le comptoir',
    },
  ),
  drinks: scene(
    509,
    'drinks',
    66082,
    {
      nl: 'Wijn, appelsap en koffie',
      en: 'Wine, apple juice and coffee',
      de: 'Wein, Apfelsaft und Kaffee',
      fr: 'Vin, jus de pomme et café',
    },
    {
      nl: 'Een fles wijn, een fles appelsap en een zak koffiebonen op de toonbank',
      en: 'A bottle of wine, a bottle of apple juice and a bag of coffee beans on the counter',
      de: 'Eine Flasche Wein, eine Flasche Apfelsaft und ein Beutel Kaffeebohnen auf der Theke',
      fr: 'Une bouteille de vin, une bouteille de jus de pomme et un sachet de café en grains sur le comptoir',
    },
  ),
  nonfood: scene(
    510,
    'nonfood',
    52966,
    {
      nl: 'Vaatwastabletten en papier',
      en: 'Dishwasher tablets and paper',
      de: 'Spülmaschinentabs und Papier',
      fr: 'Tablettes pour lave-vaisselle et papier',
    },
    {
      nl: 'Een emmer vaatwastabletten en een pak papier op de toonbank',
      en: 'A tub of dishwasher tablets and a pack of paper on the counter',
      de: 'Ein Eimer Spülmaschinentabs und eine Packung Papier auf der Theke',
      fr: 'Un seau de tablettes pour lave-vaisselle et un paquet de papier sur le comptoir',
    },
  ),
  // Goods in a row on a transparent ground: the home page stands them along its counter.
  counter: {
    ...scene(
      511,
      'counter',
      122860,
      {
        nl: 'De toonbank',
        en: 'The counter',
        de: 'Die Theke',
        fr: 'Le comptoir',
      },
      {
        nl: 'Kisten, zakken en potten met levensmiddelen naast elkaar',
        en: 'Crates, sacks and jars of food side by side',
        de: 'Kisten, Säcke und Gläser mit Lebensmitteln nebeneinander',
        fr: 'Cageots, sacs et bocaux de denrées côte à côte',
      },
    ),
    path: '/media/counters/home.webp',
    height: 546,
  },
  // A film under a free licence stands in for the house's own one: embeds need a real address.
  film: {
    id: 520,
    volume: 'videos',
    path: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    kind: 'json',
    extension: 'json',
    mimeType: 'application/json',
    width: null,
    height: null,
    size: null,
    widths: [],
    embed: {
      title: 'Big Buck Bunny',
      description: 'Big Buck Bunny, Blender Foundation, CC BY 3.0',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      type: 'video',
      image: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      imageWidth: 480,
      imageHeight: 360,
      width: 1920,
      height: 1080,
      providerName: 'YouTube',
      frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
    title: {
      nl: 'De winkel in beeld',
      en: 'The shop on film',
      de: 'Der Shop im Film',
      fr: 'La boutique en vidéo',
    },
    alt: { nl: '', en: '', de: '', fr: '' },
  },
} as const satisfies Record<string, SeedAsset>

export type AssetKey = keyof typeof assets
