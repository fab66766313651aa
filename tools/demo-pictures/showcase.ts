/** Packs for the shop's own pages: home counter, login, error pages and scenes. */
import type { Picture } from './picture.ts'

type Pack = Omit<Picture, 'department'>
const of = <Packs extends Record<string, Pack>>(department: Picture['department'], packs: Packs) =>
  Object.fromEntries(Object.entries(packs).map(([id, pack]) => [id, { ...pack, department }])) as Record<
    keyof Packs,
    Picture
  >

const shop = 'Proviant'

/** By the id that counters and scenes use. */
export const showcase = {
  ...of('produce', {
    tomaat: { form: 'crate', brand: 'Hoeve Terlinden', label: '', net: '6 kg', goods: ['tomato'] },
    citroen: { form: 'crate', brand: 'Costa Clara', label: '', net: '10 kg', goods: ['lemon'] },
    aardbei: { form: 'crate', brand: 'Hoogstaete', label: '', net: '8 × 500 g', goods: ['strawberry'] },
    bakjes: { form: 'punnets', brand: 'Hoogstaete', label: 'Elsanta', net: '500 g', goods: ['strawberry'] },
    sla: { form: 'pieces', brand: 'Hoeve Terlinden', label: '', net: '', goods: ['lettuce'] },
    avocado: { form: 'layer', brand: 'Costa Clara', label: 'Avocado Hass', net: '4 kg', goods: ['avocado'] },
    ui: { form: 'net', brand: 'Polderland', label: 'Gele uien', net: '10 kg', goods: ['onion'] },
    champignon: { form: 'basket', brand: 'Champi d’Or', label: 'Kastanje', net: '3 kg', goods: ['mushroom'] },
    basilicum: { form: 'pot', brand: 'Kruidenhof Saelens', label: 'Basilicum', net: '12 cm', goods: ['leaf'] },
    wortel: { form: 'crate', brand: 'Polderland', label: '', net: '10 kg', goods: ['carrot'] },
    aardappel: { form: 'sack', brand: 'Polderland', label: 'Agria', net: '20 kg', goods: ['potato'], rind: '#E6D3B0' },
  }),
  ...of('dairy', {
    gouda: {
      form: 'wheel',
      brand: 'Polderland',
      label: 'Oud belegen',
      net: '12 kg',
      tones: ['#EDB23C'],
      rind: '#C98A24',
    },
    parmezaan: {
      form: 'wedge',
      brand: 'Casa Orsini',
      label: 'Reggiano 24',
      net: '4,5 kg',
      tones: ['#EFD28A'],
      rind: '#B5792E',
    },
    geitenrol: {
      form: 'log',
      brand: 'Hautes Haies',
      label: 'Bûche cendrée',
      net: '1 kg',
      tones: ['#FBF7EC'],
      rind: '#6F7274',
    },
    brie: {
      form: 'round',
      brand: 'Hautes Haies',
      label: 'Brie 60 %',
      net: '1 kg',
      tones: ['#F6E3A6'],
      rind: '#FAF6EC',
    },
    melk: { form: 'brick', brand: 'Polderland', label: 'Volle melk', net: '1 L' },
    karnemelk: { form: 'carafe', brand: 'Ferme du Val', label: 'Lait battu', net: '1 L', tones: ['#F8F6F0'] },
    boter: { form: 'wrapped', brand: 'Ferme du Val', label: 'Roomboter', net: '250 g', goods: ['butter'] },
    eieren: { form: 'eggs', brand: 'Ferme du Val', label: '', net: '30 st.', goods: ['egg'] },
  }),
  ...of('meat', {
    entrecote: { form: 'steaks', brand: 'Kaiserhof', label: 'Entrecote', net: '2 kg', goods: ['steak'] },
    ham: { form: 'ham', brand: 'Saloir de la Lesse', label: 'Ardenne', net: '5 kg', goods: ['ham'] },
    kip: { form: 'bird', brand: 'Hoenderhove', label: 'Maïskip', net: '1,5 kg', goods: ['bird'], tones: ['#F2CE86'] },
    salami: { form: 'salamis', brand: 'Casa Orsini', label: 'Milano', net: '500 g', goods: ['salami'] },
    terrine: {
      form: 'terrine',
      brand: 'Saloir de la Lesse',
      label: 'Marcassin',
      net: '1,4 kg',
      tones: ['#8A4A3A'],
      rind: '#3F4A5A',
    },
  }),
  ...of('fish', {
    zalm: { form: 'side', brand: 'Fjordvik', label: 'Zalmfilet', net: '1,4 kg', goods: ['fishfillet'] },
    kreeft: { form: 'lobster', brand: 'De Zilte', label: 'Kreeft', net: '550 g', goods: ['lobster'] },
    oester: { form: 'basket', brand: 'De Zilte', label: 'Creuses', net: '48 st.', goods: ['oyster'] },
    vis: { form: 'fishes', brand: 'De Zilte', label: 'Zeebaars', net: '5 kg', goods: ['fish'] },
  }),
  ...of('bakery', {
    bloem: { form: 'sack', brand: 'Molen & Zoon', label: 'Tarwebloem T55', net: '25 kg', goods: ['wheat'] },
    croissant: {
      form: 'openbox',
      brand: 'Maison Lacroix',
      label: 'Pur beurre',
      net: '70 × 80 g',
      goods: ['croissant'],
    },
    stokbrood: {
      form: 'baguettes',
      brand: 'Maison Lacroix',
      label: 'Baguette',
      net: '25 × 280 g',
      goods: ['baguette'],
    },
    boerenbrood: { form: 'loaf', brand: 'Molen & Zoon', label: 'Boerenbrood', net: '800 g', goods: ['loaf'] },
    taart: { form: 'tart', brand: 'Atelier Clairbois', label: 'Tarte au riz', net: '1,2 kg', tones: ['#F2DC9A'] },
  }),
  ...of('pantry', {
    pelati: { form: 'can', brand: 'Casa Orsini', label: 'Pomodori pelati', net: '2,55 kg', goods: ['tomato'] },
    olie: {
      form: 'tin',
      brand: 'Casa Orsini',
      label: 'Olio extra vergine',
      net: '5 L',
      goods: ['olive'],
      print: '#4E5E26',
    },
    mosterd: { form: 'bucket', brand: 'Maison Lacroix', label: 'Moutarde de Dijon', net: '5 kg' },
    honing: {
      form: 'squatjar',
      brand: 'Ferme du Val',
      label: 'Bloesem honing',
      net: '1 kg',
      goods: ['honeycomb'],
      tones: ['#D58A1B'],
    },
    olijven: { form: 'fulljar', brand: 'Costa Clara', label: 'Manzanilla', net: '1,7 kg', goods: ['olive'] },
    kikkererwt: {
      form: 'can',
      brand: 'Costa Clara',
      label: 'Kikkererwten',
      net: '2,6 kg',
      goods: ['hazelnut'],
      tones: ['#E3BE7E'],
    },
  }),
  ...of('dry', {
    rijst: { form: 'sack', brand: 'Casa Orsini', label: 'Carnaroli', net: '10 kg', goods: ['grain'] },
    penne: { form: 'clearbag', brand: 'Mulino Serra', label: 'Penne rigate', net: '3 kg', goods: ['penne'] },
    linzen: { form: 'bowl', brand: 'De Graankamer', label: 'Linzen', net: '5 kg', goods: ['lentil'] },
  }),
  ...of('frozen', {
    erwt: { form: 'pouch', brand: 'Nordkap', label: 'Doperwten', net: '2,5 kg', goods: ['lentil'], tones: ['#6DB33F'] },
    friet: { form: 'pouch', brand: 'Polderland', label: 'Friet 11 mm', net: '2,5 kg', goods: ['fry'] },
    steakfriet: { form: 'bowl', brand: 'Polderland', label: 'Steakhouse', net: '2,5 kg', goods: ['fry'] },
    ijs: { form: 'pan', brand: 'Gelateria Montelli', label: 'Vaniglia', net: '5 L', tones: ['#F6E6B4'] },
  }),
  ...of('drinks', {
    wijn: {
      form: 'bordeaux',
      brand: 'Lacroix',
      label: 'Côtes rouge',
      net: '75 cl',
      goods: ['grape'],
      tones: ['#3a1a2b'],
    },
    chablis: { form: 'burgundy', brand: 'Lacroix', label: 'Chablis', net: '75 cl', tones: ['#8E9A4E'] },
    sap: { form: 'carafe', brand: 'Hoogstaete', label: 'Appelsap', net: '1 L', goods: ['apple'], tones: ['#d19a3c'] },
    koffie: { form: 'foilbag', brand: 'Kade Negen', label: 'Crema 80/20', net: '1 kg', goods: ['bean'] },
    espresso: { form: 'cup', brand: 'Kade Negen', label: 'Espresso', net: '1 kg', tones: ['#3A2114'] },
    bonen: { form: 'bowl', brand: 'Kade Negen', label: 'Crema', net: '1 kg', goods: ['bean'] },
    bier: { form: 'bottlecrate', brand: 'Zwarte Haan', label: 'Tripel', net: '24 × 33 cl' },
  }),
  ...of('nonfood', {
    zeep: { form: 'bucket', brand: 'Heldra', label: 'Vaatwas tabletten', net: '150 st.', goods: ['bubbles'] },
    papier: { form: 'rolls', brand: 'Papyra', label: 'Poetsrol', net: '6 × 150 m' },
    kommen: { form: 'bowlstack', brand: 'Groenpak', label: 'Kraft bowl', net: '300 st.' },
    bekers: { form: 'cupstack', brand: 'Groenpak', label: 'Koffie 25 cl', net: '500 st.' },
    tas: { form: 'carrier', brand: shop, label: 'Antwerpen', net: 'sinds 1962' },
  }),
}

export type ShowcaseId = keyof typeof showcase
